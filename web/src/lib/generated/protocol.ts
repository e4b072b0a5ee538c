// Made by scripts/types; do not edit.

/**
 * How much time people have: `seconds` for each move, or for the whole game with `increment` more for each move.
 *
 * Where time counts in days each seat may take `days_off` in a game, in which its clock stands still.
 */
export interface ClockRules {
  per: "none" | "move" | "game";
  seconds: number;
  increment: number;
  then: "bot" | "move" | "lose" | "wait";
  days_off?: number;
}

/**
 * A seat asks to take back its last decision: whether something hidden has become known since, who has granted it,
 * and whose word is still needed.
 */
export interface TakeBackFacts {
  seat: number;
  revealed: boolean;
  granted: number[];
  needed: number[];
}

/** One thing to choose before a game, and with how many seats it may be chosen. */
export interface OptionFacts {
  name: string;
  choices: (boolean | string)[];
  default: boolean | string;
  seats: number[];
}

/**
 * A table of a game's components: of its rows so many hold something reconstructed, others something derived.
 *
 * What is reconstructed was made by this project to satisfy every known constraint: the printed piece may differ.
 */
export interface ProvenanceFacts {
  table: string;
  rows: number;
  reconstructed: number;
  derived: number;
}

/** What the network of a game has met: with how many seats, and which choices of each option. */
export interface LearnedFacts {
  seats: number[];
  options: Record<string, (boolean | string)[]>;
}

/** A lesson by its name, and how many minutes it takes; its title is the message `lesson-` and its name. */
export interface LessonHead {
  name: string;
  minutes: number;
}

/** A game of the house; its sentences are in the catalogue. */
export interface GameFacts {
  name: string;
  title: string;
  designer: string;
  year: number;
  seats: number[];
  options: OptionFacts[];
  /** How bots can play it, the weakest first. */
  levels: string[];
  /** What its network has learned; null where there is none. */
  learned: LearnedFacts | null;
  provenance: ProvenanceFacts[];
  /** The kinds of events that can be asked a reason of. */
  explained: string[];
  /** In their order; the first is for who has never played it. */
  lessons: LessonHead[];
}

/**
 * A place at a table and who holds it.
 *
 * A person's seat has a `level` while a bot stands in for them. `present` says whether the person is connected,
 * `away` whether they have been gone so long that the others may agree to a stand-in, `agreed` which seats did agree,
 * `reserved` that only one guest may sit here, `resigned` that a bot plays here to the end, and `hints` how many
 * hints were taken here, `taken_back` how often the others let it take back, `times_up` how often its time has ended,
 * and `out_of_time` that it has and the seat has not moved since.
 */
export interface SeatFacts {
  seat: number;
  holder: "nobody" | "person" | "bot";
  name: string;
  family: "medici" | "visconti" | "carraresi" | "este" | "gonzaga";
  level: string | null;
  present: boolean;
  away: boolean;
  agreed: number[];
  reserved: boolean;
  resigned: boolean;
  hints: number;
  taken_back: number;
  times_up: number;
  out_of_time: boolean;
}

/** Somebody who asks for a seat, or whom the host keeps out; the host answers by the number. */
export interface RequestFacts {
  number: number;
  name: string;
}

/** A table as everybody at it may know it. */
export interface TableFacts {
  id: string;
  game: string;
  options: Record<string, boolean | string>;
  seats: SeatFacts[];
  status: "waiting" | "playing" | "over" | "ended" | "closed";
  listed: boolean;
  admission: "open" | "request";
  /** Whether one guest may hold several seats: several people around one screen. */
  one_device: boolean;
  /** Whether hints are allowed. */
  hints: boolean;
  /** How much time people have. */
  clock: ClockRules;
  /** Whether the game counts for ratings; then only members sit here. */
  rated: boolean;
  /** Who asks for a seat. */
  requests: RequestFacts[];
  /** Whom the host sent away or declined. */
  kept_out: RequestFacts[];
  /** Whether the host has been gone so long that anybody seated may start the game. */
  host_away: boolean;
  /** The hash of the server's secret, shown before anybody adds a nonce. */
  commitment: string;
  /** What each seat added to the deal; a bot adds nothing. */
  nonces: string[];
  /** The table at which the same people play again. */
  rematch: string | null;
  rematch_of: string | null;
  /** Whether the game begins in the middle of another one. */
  from_position: boolean;
  /** The lesson that is taught here. */
  lesson: string | null;
  spectators: number;
  /** Whether it was opened with other rules or components than there are now, so that it cannot go on. */
  stranded: boolean;
  /** The address at which a stranded table goes on, under the version it was opened with, if the host keeps one. */
  goes_on_at: string | null;
  chat_for: "nobody" | "seated" | "everybody";
  /** The authors of lines of chat whom the host has muted. */
  muted: string[];
  /** The seats that agree to end the game now. */
  ending: number[];
  /** Why the game was broken off, if it was. */
  ended: "agreed" | "abandoned" | "resigned" | "taught" | "house" | null;
  /** What somebody asks to take back. */
  back: TakeBackFacts | null;
  /** Whether all who play, but for the host, have been gone so long that the host may close the table. */
  deserted: boolean;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, boolean | string>;
  status: "waiting" | "playing" | "over" | "ended" | "closed";
  seats: number;
  /** Who sits where; empty for a bot and for a free seat. */
  names: string[];
  /** How the bot in a seat plays; null where there is none. */
  levels: (string | null)[];
  admission: "open" | "request";
  /** Whether the game counts for ratings. */
  rated: boolean;
  /** Whether a move may take days there. */
  slow: boolean;
  changed: number;
  /** Whether the game waits for who asks. */
  your_turn: boolean;
  /** Seconds that who asks has left for it, where a clock runs. */
  time_left: number | null;
  /** The lesson that is taught there. */
  lesson: string | null;
  /** Whether it was opened with other rules or components than there are now, so that it cannot go on. */
  stranded: boolean;
}

/** What a guest wants to be called. */
export interface NewGuest {
  name: string;
}

/** Who you are here. */
export interface Guest {
  name: string;
}

/** Who asks: a guest, or nobody the house knows yet. */
export interface Visitor {
  guest: Guest | null;
}

/**
 * A table to open: the game, how many sit at it, its options, and whether strangers find it in the lobby.
 *
 * Who may sit down is settled by `admission`: without a wish, anybody who has the link of a table that is not listed,
 * and at a listed one whom the host admits. At a table for one device a guest may hold several seats. Where `hints`
 * are allowed everybody is shown who takes how many. With a `clock` people have only so much time. A `rated` game
 * counts for the ratings of those who play: members, each in a seat and on their own.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | string>;
  listed?: boolean;
  admission?: "open" | "request" | null;
  one_device?: boolean;
  hints?: boolean;
  clock?: ClockRules;
  rated?: boolean;
}

/** What the host changes while the table waits; what is left out stays as it is. */
export interface Arrange {
  admission?: "open" | "request" | null;
  one_device?: boolean | null;
  hints?: boolean | null;
  clock?: ClockRules | null;
}

/** The host's answer to somebody who asks for a seat, or whom they kept out. */
export interface Admit {
  admit: boolean;
}

/** How to sit: under which name (your own by default), as which family, adding what to the deal. */
export interface Sit {
  name?: string | null;
  family?: "medici" | "visconti" | "carraresi" | "este" | "gonzaga" | null;
  nonce?: string | null;
}

/** A bot for a seat. */
export interface SeatBot {
  level: string;
}

/** A seat of yours and the token that opens it on the socket; whoever has the token has the seat. */
export interface HeldSeat {
  seat: number;
  token: string;
}

/**
 * The game as a seat knows it, for rules in the browser: what the seat may not know is dealt anew.
 *
 * `rules` names the rules that the bytes are a state of; `state` is in Base64. `seats` and `options` say what a
 * network must have learned to judge it.
 */
export interface SeatState {
  game: string;
  seats: number;
  options: Record<string, boolean | string>;
  rules: string;
  seat: number;
  state: string;
}

/** A new table. */
export interface Opened {
  id: string;
}

/** After which step of a replay to play on, and whether strangers find the table in the lobby. */
export interface PlayOn {
  step: number;
  listed?: boolean;
}

/** Whether to begin anew, though the same lesson is under way. */
export interface BeginLesson {
  anew?: boolean;
}

/** A record that was brought: it opens as a replay with this id. */
export interface KeptRecord {
  id: string;
}

/** The tables you are part of, and those open to everybody. */
export interface Lobby {
  yours: TableCard[];
  open: TableCard[];
}

/** Addresses at which a friend finds a table, the best first; `qr` is a picture of it, as a data address. */
export interface Invitation {
  links: string[];
  qr: string;
  /** Whether another machine can open it; else the server would have to be started so that it can. */
  reaches_others: boolean;
}

/** Why a request was not done: a message of the catalogue, and the sentence in the language asked for. */
export interface Refusal {
  say: string;
  arguments: Record<string, unknown>;
  sentence: string;
}

/**
 * Who sat where; a bot has a level, and a name only where the record gives it one.
 *
 * Of a person who `resigned` a bot made the last moves, and the result.
 */
export interface ReplaySeat {
  seat: number;
  name: string;
  family: "medici" | "visconti" | "carraresi" | "este" | "gonzaga";
  level: string | null;
  resigned: boolean;
}

/** A decision. Its sentence is the message `move-` and `data.do`, with `data` and, over it, `with`. */
export interface MadeMove {
  seat: number;
  text: string;
  data: Record<string, unknown>;
  with: Record<string, unknown>;
}

/** How the game ended; `reason` is a message of the game. */
export interface OutcomeFacts {
  points: number[];
  winners: number[];
  ranking: number[];
  places: number[];
  reason: string;
}

/** A game to be looked at after each of its decisions: step 0 is the opening, step `steps` the last position. */
export interface ReplayFacts {
  id: string;
  game: string;
  options: Record<string, boolean | string>;
  seats: ReplaySeat[];
  steps: number;
  /** The decisions: the first leads from step 0 to step 1. */
  moves: MadeMove[];
  outcome: OutcomeFacts | null;
  /** Whether the game was played to its end. */
  is_whole: boolean;
  /** Whether it began in the middle of another game. */
  from_position: boolean;
  origin: "table" | "upload";
  /** The table at which it was played; null for a record that was brought. */
  table: string | null;
}

/** The game after a step: what everybody saw and, by seat, what only those seats saw on top of it. */
export interface StepFacts {
  step: number;
  view: unknown;
  owns: Record<string, unknown>;
  waiting: number[];
  /** How many lines of the log, as these eyes read it, were told by then. */
  lines: number;
}

/** A decision in an auction: the step before it, and for each move that bids which of the heights that is. */
export interface AskedFacts {
  step: number;
  bids: Record<string, number>;
}

/** A sentence for the page to put into its reader's language: a message id and its arguments. */
export interface Said {
  say: string;
  with: Record<string, unknown>;
}

/** What was bid for, in which decisions, and whose bid of which height stood when the first of them was made. */
export interface LotFacts {
  name: Said;
  asked: AskedFacts[];
  bidder: number | null;
  bid: number | null;
}

/**
 * A whole game for the rules in a browser, which can go through it and think about every decision.
 *
 * `rules` names the rules that the bytes are a state of; `state` is the opening in Base64, `seats` and `actions` are
 * who decided and on which move. `lots` is what was bid for, and `heights` how high it could be, the lowest first:
 * what the message `bid-height` is said with.
 */
export interface CourseFacts {
  rules: string;
  state: string;
  seats: number[];
  actions: number[];
  heights: Record<string, unknown>[];
  lots: LotFacts[];
}

/** What happened. Its sentence is the message `event-` and `kind`, with `data` and, over it, `with`. */
export interface EventFacts {
  kind: string;
  data: Record<string, unknown>;
  with: Record<string, unknown>;
}

/**
 * What a clause means, at one position: the view of a seat there and, if a move is made, after it.
 *
 * `said` is a sentence of its own. The move is `text`; `move` is null where it cannot be said. One that is made has
 * `events`, one that is refused `refusal`. `part` says what of the table is drawn, `at` what is pointed at, by the
 * names that lessons use.
 */
export interface ExampleFacts {
  said: Said | null;
  seats: number;
  seat: number;
  before: unknown;
  after: unknown | null;
  text: string | null;
  move: MadeMove | null;
  refusal: Said | null;
  events: EventFacts[];
  outcome: OutcomeFacts | null;
  part: "board" | "hand" | "sheet";
  at: string[];
}

/**
 * One thing that a lesson's voice says, a message, and what it points at: names of what is explained at the table.
 *
 * Of several names between bars the first is meant that is shown.
 */
export interface SayingFacts {
  message: string;
  at: string[];
}

/** What is said before one decision, and whether it is the learner's. */
export interface LessonStepFacts {
  sayings: SayingFacts[];
  is_yours: boolean;
}

/** A lesson, step by step. */
export interface LessonFacts {
  name: string;
  minutes: number;
  steps: LessonStepFacts[];
  /** What is said before the learner plays on alone; nothing where the lesson ends with its steps. */
  alone: SayingFacts[];
  closing: SayingFacts[];
}

/** A puzzle in a list. `kind` is `last` for one of a seat's last decisions, of which it has `left` at most. */
export interface PuzzleCard {
  id: string;
  kind: "last" | "bid" | "move";
  left: number | null;
  grade: number;
}

/** The puzzle of a day, which begins at midnight UTC, as in `2027-03-01`. */
export interface DailyPuzzle {
  day: string;
  game: string;
  puzzle: PuzzleCard;
}

/** The puzzles of a game, the easiest first. */
export interface GamePuzzles {
  game: string;
  puzzles: PuzzleCard[];
}

/** All puzzles of the house; `daily` is null where there are none. */
export interface PuzzleList {
  daily: DailyPuzzle | null;
  games: GamePuzzles[];
}

/** A legal move. Its sentence is the message `move-` and `data.do`, with `data` and, over it, `with`. */
export interface MoveFacts {
  id: number;
  text: string;
  data: Record<string, unknown>;
  with: Record<string, unknown>;
}

/**
 * A decision as its seat saw it: the view is `view` with what is in `own` put over it.
 *
 * Lines of the log from `news_from` on were told since the seat's last decision.
 */
export interface PuzzleFacts {
  id: string;
  game: string;
  options: Record<string, boolean | string>;
  seats: ReplaySeat[];
  seat: number;
  kind: "last" | "bid" | "move";
  left: number | null;
  grade: number;
  view: unknown;
  own: unknown;
  waiting: number[];
  moves: MoveFacts[];
  log: EventFacts[];
  news_from: number;
}

/**
 * The game after a move, as far as the seat can know, and what it would be told; `final` as for a preview at a table.
 */
export interface PuzzlePreview {
  view: unknown;
  own: unknown;
  log: EventFacts[];
  final: boolean;
}

/** What a bot's network expected: each seat's percentage of wins, by what the reader knows or by all it knew. */
export interface ExpectedFacts {
  percents: number[];
  is_open: boolean;
}

/**
 * Why something was done. Its sentence is the message `reason-` and `kind`, with `data` and, over it, `with`.
 *
 * Of a bot that has a network it is told what that expected, too.
 */
export interface ReasonFacts {
  kind: string;
  data: Record<string, unknown>;
  with: Record<string, unknown>;
  expected: ExpectedFacts | null;
}

/** A move, its share of the win in so many games, what it would do, and what speaks for it, if that is known. */
export interface JudgedMove {
  move: MoveFacts;
  share: number;
  games: number;
  log: EventFacts[];
  reason: ReasonFacts | null;
}

/**
 * What is told after a move was tried: whether it is right and what it is worth.
 *
 * `beside` is the best of the moves that are right or, beside a right one, the best of those that are wrong. `right`
 * are the numbers of all moves that are right, and `shares` what every move is worth. `state` is for the rules in a
 * browser: what the seat cannot know is dealt anew.
 */
export interface PuzzleAnswer {
  is_right: boolean;
  tried: JudgedMove;
  beside: JudgedMove;
  right: number[];
  shares: Record<string, number>;
  state: SeatState;
}

/** A device on which you are signed in: what it is, how it came in, and when it was last here. */
export interface SessionFacts {
  id: string;
  device: string;
  way: "link" | "passkey" | "code" | "new";
  created: number;
  seen: number;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** A passkey of yours. */
export interface PasskeyFacts {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** You, as a member. */
export interface AccountFacts {
  name: string;
  email: string | null;
  role: "member" | "host" | "administrator";
  language: string;
  created: number;
  /** Whether leaderboards leave you out. */
  off_leaderboards: boolean;
  /** Recovery codes that are still good. */
  codes: number;
  passkeys: PasskeyFacts[];
  sessions: SessionFacts[];
}

/** Whether who asks is a member, and whether the house can send mail. */
export interface Membership {
  account: AccountFacts | null;
  mail: boolean;
  /** Of a guest who is no member: the tables that would come along. */
  tables: number;
}

/** What a member changes of themselves; what is left out stays as it is. */
export interface ChangeAccount {
  language?: "en" | "fr" | null;
  off_leaderboards?: boolean | null;
}

/** Where to send a link, and in which language. */
export interface AskLink {
  email: string;
  language: "en" | "fr";
}

/** What opens a link. */
export interface LookAtLink {
  token: string;
}

/** What a link does: sign a new member up, sign one in, or add its address to the member who asked for it. */
export interface LinkFacts {
  does: "sign-up" | "sign-in" | "add-address";
  email: string;
  /** The member's. */
  name: string | null;
}

/** Use a link. A new member who is no guest yet is called by this name; a guest's games come along or stay. */
export interface UseLink {
  token: string;
  name: string;
  takes_along?: boolean;
}

/** What the browser answers that has made a passkey, and what to call it. */
export interface NewPasskey {
  answer: Record<string, unknown>;
  name: string;
}

/** What a passkey is to be called. */
export interface RenamePasskey {
  name: string;
}

/** What the browser answers that has shown a passkey. */
export interface UsePasskey {
  answer: Record<string, unknown>;
  takes_along?: boolean;
}

/** A recovery code. */
export interface UseCode {
  code: string;
  takes_along?: boolean;
}

/** Recovery codes, shown this once. */
export interface Codes {
  codes: string[];
}

/** What to hand to the browser's own request for a passkey. */
export interface PasskeyRequest {
  options: Record<string, unknown>;
}

/** Who sat where in a game of yours, and how it ended for them; without a place it was broken off. */
export interface ArchiveSeat {
  name: string;
  level: string | null;
  place: number | null;
  points: number | null;
  yours: boolean;
}

/** A game of yours that is over or was broken off. */
export interface ArchiveGame {
  id: string;
  game: string;
  changed: number;
  broken_off: boolean;
  seats: ArchiveSeat[];
  /** Whether it was played by other rules than there are now, so that it cannot be looked at again. */
  stranded: boolean;
}

/** A part of your games, the last first. */
export interface Archive {
  games: ArchiveGame[];
  /** How many there are that fit the search. */
  total: number;
  /** Older games that the next look will find. */
  unread: number;
}

/** What your games of one kind come to. */
export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  broken_off: number;
  /** On average. */
  place: number | null;
  /** Points. */
  best: number | null;
}

/** What your games with one person, or with bots of one level, come to. */
export interface RivalStatistics {
  name: string;
  level: string | null;
  played: number;
  /** Times that you were placed before them. */
  ahead: number;
  behind: number;
}

/** By game and by rival; games in which you held several seats do not count. */
export interface Statistics {
  games: GameStatistics[];
  rivals: RivalStatistics[];
  /** Older games that the next look will count. */
  unread: number;
}

/** Whether you are told of something in one way. */
export interface NoticeChoice {
  channel: "mail" | "push" | "webhook";
  kind: "turn" | "time" | "ended" | "seat";
  wanted: boolean;
}

/** Notices on devices: the house's key for the browser, whether this device shows them, and how many do. */
export interface PushFacts {
  key: string;
  here: boolean;
  devices: number;
}

/** Where notices are posted, whether they still are, and what the address said at last. */
export interface WebhookFacts {
  address: string;
  on: boolean;
  /** In a row. */
  failures: number;
  /** A status, or `unreachable`, `no-answer`, `refused`; nothing before the first try. */
  said: string;
  changed: number;
}

/** Of what you are told, and how. */
export interface NoticeFacts {
  choices: NoticeChoice[];
  /** Whether you can be written to: the house sends mail, and knows your address. */
  mail: boolean;
  push: PushFacts;
  webhook: WebhookFacts | null;
}

/** Where this device's browser takes notices, and what they are to be encrypted for, in Base64 for addresses. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Where notices are to be posted. */
export interface NewWebhook {
  address: string;
}

/** What notices are signed with, shown this once. */
export interface WebhookSecret {
  secret: string;
}

/** A game with so many seats: each has ratings of its own. */
export interface RatedPool {
  game: string;
  seats: number;
}

/** A season; the first has no beginning, and the one that goes on no end. */
export interface Season {
  number: number;
  begins: number | null;
  ends: number | null;
}

/** A member on a leaderboard, in order of what the rating is worth at least; who is worth the same has the place. */
export interface LeaderboardRow {
  place: number;
  name: string;
  rating: number;
  uncertainty: number;
  /** Rated games in the season. */
  games: number;
  yours: boolean;
}

/** Where you stand yourself; without a place you are not on the leaderboard. */
export interface OwnStanding {
  place: number | null;
  rating: number;
  uncertainty: number;
  games: number;
  /** About how many more games it takes until enough is known; 0 if it is. */
  games_to_go: number;
  /** Whether you wish to stay off leaderboards. */
  off: boolean;
}

/** Who is how strong at a game with so many seats, in a season; without a pool nobody has played any in it. */
export interface Leaderboard {
  pool: RatedPool | null;
  season: number;
  /** Those in which there were games, and the one that goes on; the last first. */
  seasons: Season[];
  /** In which there were games in the season. */
  pools: RatedPool[];
  rows: LeaderboardRow[];
  /** How many are on the leaderboard, the rows and those after them. */
  listed: number;
  /** Members of whom too little is known yet. */
  hidden: number;
  own: OwnStanding | null;
}

/** What a game made of your rating. */
export interface RatingPoint {
  table: string;
  at: number;
  season: number;
  place: number;
  rating: number;
  uncertainty: number;
}

/** Your rating at a game with so many seats, and how it came about, the last of it. */
export interface OwnRating {
  pool: RatedPool;
  rating: number;
  uncertainty: number;
  /** In the season that goes on. */
  games: number;
  games_to_go: number;
  points: RatingPoint[];
}

/** Your ratings, those first at which you played last. */
export interface OwnRatings {
  /** Whether you wish to stay off leaderboards. */
  off: boolean;
  ratings: OwnRating[];
}

/** What a rated game made of a seat's rating. */
export interface SeatRating {
  seat: number;
  place: number;
  rating: number;
  uncertainty: number;
  change: number;
}

/** What a game made of ratings: nothing of a seat whose member is shown on no leaderboard, unless it is yours. */
export interface GameRatings {
  /** Whether the game counts; one that was broken off may not. */
  counts: boolean;
  seats: SeatRating[];
}

/**
 * A tournament to open.
 *
 * Registration ends at `closes_at`, in seconds since 1970, or when the host begins. A round ends when all its tables
 * have ended; after `round_seconds`, if there are any, whoever is waited for is treated as their clock says.
 */
export interface NewTournament {
  name: string;
  game: string;
  seats: number;
  rounds: number;
  places: number;
  system?: "swiss" | "groups";
  scoring?: "places" | "wins";
  bots?: "none" | "even" | "all";
  level?: string;
  options?: Record<string, boolean | string>;
  clock?: ClockRules;
  closes_at?: number | null;
  round_seconds?: number | null;
}

/** Who takes a player's place: a bot, or somebody who waits for one, by their number. */
export interface Replace {
  reserve?: number | null;
}

/** A tournament in a list. */
export interface TournamentCard {
  id: string;
  name: string;
  game: string;
  seats: number;
  system: "swiss" | "groups";
  rounds: number;
  /** The round that is played or was played last; none is 0. */
  round: number;
  status: "open" | "running" | "over" | "called-off";
  places: number;
  /** How many people are registered and play. */
  entered: number;
  clock: ClockRules;
  closes_at: number | null;
  changed: number;
  /** Whether who asks is. */
  registered: boolean;
}

/** All tournaments that are open or run, and the last that are over; and whether who asks may make one. */
export interface Tournaments {
  open: TournamentCard[];
  running: TournamentCard[];
  over: TournamentCard[];
  may_make: boolean;
}

/** Somebody who takes part, known by a number in this tournament alone; a bot has a level and no name. */
export interface EntrantFacts {
  number: number;
  name: string;
  level: string | null;
  standing: "in" | "reserve" | "out";
  /** Where there are groups: which, from 0. */
  group: number | null;
}

/** Where somebody stands, and all that decides it, in this order; after it the lot does. */
export interface StandingFacts {
  place: number;
  entrant: number;
  score: number;
  wins: number;
  /** What those whom they met have scored, on average. */
  rivals: number;
  /** Their part of all points of a game, on average. */
  share: number;
  played: number;
  byes: number;
}

/** A seat of a round's table, in the order of play; once it has ended, the place, points and worth. */
export interface RoundSeatFacts {
  entrant: number;
  place: number | null;
  points: number | null;
  score: number | null;
}

/** A table of a round. */
export interface RoundTableFacts {
  id: string;
  seats: RoundSeatFacts[];
  ended: boolean;
  broken_off: boolean;
}

/** A round; the last of a tournament with groups is the final. */
export interface RoundFacts {
  number: number;
  final: boolean;
  began: number;
  ends_at: number | null;
  tables: RoundTableFacts[];
  byes: number[];
}

/** Something that was done by hand, for all to see: by the host, or by somebody who left. */
export interface HostDeedFacts {
  at: number;
  what: "begun" | "hurried" | "replaced" | "replaced-by-bot" | "taken-out" | "left" | "called-off" | "too-few";
  /** The name of whom it was done to, where there is somebody. */
  entrant: string;
  /** The name of who came instead. */
  other: string;
}

/** All about a tournament, for members of the house. */
export interface TournamentFacts {
  id: string;
  name: string;
  game: string;
  seats: number;
  options: Record<string, boolean | string>;
  clock: ClockRules;
  system: "swiss" | "groups";
  scoring: "places" | "wins";
  rounds: number;
  places: number;
  bots: "none" | "even" | "all";
  level: string;
  closes_at: number | null;
  round_seconds: number | null;
  status: "open" | "running" | "over" | "called-off";
  host: string;
  /** Whether who asks may arrange it. */
  is_host: boolean;
  /** The number of who asks, if they are registered. */
  you: number | null;
  /** Where who asks plays now. */
  your_table: string | null;
  entrants: EntrantFacts[];
  standings: StandingFacts[];
  /** The rounds that have begun. */
  played: RoundFacts[];
  deeds: HostDeedFacts[];
}

/** What the house has to tell you: choose another name, why you are not heard, what was dealt with. */
export interface OwnOrder {
  rename: boolean;
  /** Why. */
  muted: string | null;
  muted_until: number | null;
  /** Reports of yours. */
  dealt_with: number;
}

/** The house's own texts, in the languages in which there are any, and what it has to tell you. */
export interface HouseFacts {
  name: Record<string, string>;
  greeting: Record<string, string>;
  rules: Record<string, string>;
  contact: Record<string, string>;
  you: OwnOrder;
}

/** A line of a table's chat that is reported, or who holds a seat there; why, and in your own words. */
export interface NewReport {
  reason: "insults" | "cheating" | "name" | "spam" | "other";
  text?: string;
  line?: number | null;
  seat?: number | null;
}

/** A line of chat that is kept with a report. */
export interface SaidLine {
  line: number;
  at: number;
  name: string;
  text: string;
  /** Whether who is reported said it. */
  accused: boolean;
}

/** What was reported, as hosts read it. */
export interface ReportFacts {
  id: string;
  at: number;
  table: string;
  reporter: string;
  /** The id of who is reported; there may be none. */
  person: string;
  name: string;
  role: "member" | "host" | "administrator" | null;
  banned: boolean;
  muted: boolean;
  reason: "insults" | "cheating" | "name" | "spam" | "other";
  text: string;
  line: number | null;
  said: SaidLine[];
  closed: number | null;
  closed_by: string;
  note: string;
  /** Whether you may act on who is reported. */
  yours: boolean;
}

/** A part of the reports, and how many there are. */
export interface Reports {
  reports: ReportFacts[];
  total: number;
}

/** What a host or administrator did. */
export interface DeedFacts {
  id: string;
  at: number;
  by: string;
  what: string;
  /** To whom, or of what. */
  name: string;
  person: string | null;
  table: string | null;
  why: string;
  facts: Record<string, unknown>;
}

/** A part of the log, the newest first, and how many there are. */
export interface Deeds {
  deeds: DeedFacts[];
  total: number;
}

/** Who is banned, muted or to choose another name, or which address is kept out. */
export interface SanctionFacts {
  id: string;
  kind: "ban" | "mute" | "name" | "address";
  person: string | null;
  name: string;
  network: string | null;
  why: string;
  by: string;
  since: number;
  until: number | null;
}

/** Why something is done. */
export interface Reasoned {
  why: string;
}

/** For how many hours, or for good, and why. */
export interface ForAWhile {
  why: string;
  hours?: number | null;
}

/** What was done about a report, for other hosts to read. */
export interface CloseReport {
  note?: string;
}

/** Guests of which address, or network as in 192.0.2.0/24, are kept out, for how long and why. */
export interface BanNetwork {
  network: string;
  hours: number;
  why: string;
}

/** Guests of which network are let in again, and why. */
export interface UnbanNetwork {
  network: string;
  why: string;
}

/** What a member may do in the house. */
export interface GiveRole {
  role: "member" | "host" | "administrator";
  why?: string;
}

/** Who asks, as somebody who keeps order. */
export interface Desk {
  name: string;
  role: "member" | "host" | "administrator";
  /** Reports. */
  open: number;
}

/** A device on which a member is signed in. */
export interface DeviceFacts {
  device: string;
  way: "link" | "passkey" | "code" | "new";
  since: number;
  seen: number;
}

/** A member or a guest, as administrators see them. */
export interface PersonFacts {
  id: string;
  name: string;
  /** Of a member. */
  role: "member" | "host" | "administrator" | null;
  email: string | null;
  since: number;
  seen: number;
  sessions: DeviceFacts[];
  /** From which they are connected to this process now. */
  addresses: string[];
  sanctions: SanctionFacts[];
  /** Whether you may act on them. */
  yours: boolean;
}

/** A part of the people, and how many there are. */
export interface People {
  people: PersonFacts[];
  total: number;
}

/** A table, as administrators see it. */
export interface TableRowFacts {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over" | "ended" | "closed";
  names: string[];
  host: string;
  changed: number;
  /** Pages at this process. */
  connected: number;
}

/** A part of the tables that wait or are played, and how many there are. */
export interface TablePart {
  tables: TableRowFacts[];
  total: number;
}

/** What went wrong since the start. */
export interface FaultFacts {
  place: string;
  kind: string;
  times: number;
  first: number;
  last: number;
}

/** Another process of the house, by what it says of itself to the others. */
export interface ProcessFacts {
  name: string;
  tables: number;
  people: number;
}

/** A machine that thinks for this process's bots. */
export interface BotsFacts {
  name: string;
  workers: number;
}

/** How the house is: queues, faults and load of this process, and its versions. */
export interface StateFacts {
  /** By state. */
  mail: Record<string, number>;
  sends_mail: boolean;
  bots_waiting: number;
  /** Workers of this process's own. */
  bots_here: number;
  bots_elsewhere: BotsFacts[];
  tasks: number;
  later: number;
  looks: number;
  faults: FaultFacts[];
  moves_a_second: number;
  sockets: number;
  tables: number;
  /** Bytes. */
  memory: number;
  processes: ProcessFacts[];
  signoria: string;
  python: string;
  database: string;
  schema: string;
  /** Of each game. */
  rules: Record<string, string>;
  started: number;
}

/** A limit that can be changed while the house is open. */
export interface LimitFacts {
  name: string;
  /** A message of the catalogue. */
  about: string;
  value: string;
  /** As in house.toml. */
  given: string;
  changed: boolean;
}

/** What can be set while the house is open. */
export interface HouseSettings {
  limits: LimitFacts[];
  texts: Record<string, Record<string, string>>;
  /** Characters that each text may have. */
  longest: Record<string, number>;
}

/** A limit's value; without one it is as in house.toml. */
export interface SetLimit {
  value?: string | null;
}

/** A text of the house in a language; an empty one is none. */
export interface SetText {
  language: "en" | "fr";
  text: string;
}

/**
 * Somebody: by their name, by the seat they have or had at a table, as an author of its chat, or by the id under
 * which you know a friend or somebody who asks to be one.
 */
export interface Whom {
  name?: string | null;
  id?: string | null;
  table?: string | null;
  seat?: number | null;
  author?: string | null;
}

/** Whether who was asked wishes it. */
export interface Answer {
  accept: boolean;
}

/** Who may see that you are here. */
export interface SeenByWhom {
  seen_by: "everybody" | "friends" | "nobody";
}

/** A friend: whether they are here now and at which table, as far as they wish it and it is a listed one. */
export interface FriendFacts {
  id: string;
  name: string;
  here: boolean;
  table: string | null;
}

/** Somebody who asks to be your friend, or whom you have asked, and when. */
export interface AskFacts {
  id: string;
  name: string;
  at: number;
}

/** Somebody whom you have blocked; what they were called then. */
export interface BlockFacts {
  id: string;
  name: string;
}

/** Your friends, those who ask to be, those whom you have asked, and whom you have blocked. */
export interface Friends {
  friends: FriendFacts[];
  asking: AskFacts[];
  asked: AskFacts[];
  blocked: BlockFacts[];
  seen_by: "everybody" | "friends" | "nobody";
}

/** Whom to invite to a table: a friend, or whoever is called so. */
export interface Invite {
  friend?: string | null;
  name?: string | null;
}

/** Somebody who was invited to a table. */
export interface InvitedFacts {
  id: string;
  name: string;
  declined: boolean;
}

/** A table to which you are invited: by whom, what is played, who sits there. */
export interface InvitationFacts {
  id: string;
  table: string;
  game: string;
  host: string;
  seats: number;
  names: string[];
  pace: "live" | "slow";
  at: number;
}

/** What game somebody looks for: any of these, with so many players, live or over days, with bots if they lack. */
export interface Look {
  games: string[];
  least: number;
  most: number;
  pace: "live" | "slow";
  bots?: boolean;
}

/** The table that was found, and your seat there. */
export interface FoundFacts {
  table: string;
  game: string;
  seat: number;
}

/** What game you look for, since when, and the table that was found. */
export interface SearchFacts {
  games: string[];
  least: number;
  most: number;
  pace: "live" | "slow";
  bots: boolean;
  began: number;
  found: FoundFacts | null;
}

/** What you add to the deal of a game that was found, or to which you were invited. */
export interface TakeSeat {
  nonce?: string | null;
}

/**
 * What there is for you now: how many are here, for members the names of those who wish that all members see them,
 * how many look for a game, who invites you, how many ask to be your friends, and the game that you look for.
 */
export interface News {
  member: boolean;
  here: number;
  looking: number;
  names: string[];
  invitations: InvitationFacts[];
  asking: number;
  search: SearchFacts | null;
}

/** The first message: whose eyes to look with. Without a token a spectator's. It may be said again with another. */
export interface Hello {
  do: "hello";
  token?: string | null;
}

/** Make the move with this id; `seq` is that of the `play` message the person was looking at. */
export interface Move {
  do: "move";
  id: number;
  seq: number;
  key: string;
}

/** Take a hint for what I am asked: everybody is shown that I did, once for each question. */
export interface Hint {
  do: "hint";
  seq: number;
  key: string;
}

/** Ask which move the house's strongest bot would make here, once I have taken a hint. */
export interface BotHint {
  do: "bot-hint";
  seq: number;
  key: string;
}

/** Take back my last decision. */
export interface Undo {
  do: "undo";
  seq: number;
  key: string;
}

/** Keep these notes for me, in place of those before; nobody else sees them. */
export interface Note {
  do: "note";
  text: string;
  key: string;
}

/** Ask the others to let me take back my last decision, where undo has ended. */
export interface AskBack {
  do: "ask-back";
  key: string;
}

/** Grant what another asks to take back, or not; who asked says with false that they no longer ask. */
export interface AnswerBack {
  do: "answer-back";
  grant: boolean;
  key: string;
}

/**
 * Plan what is done when I am asked: bid up to a limit and then pass or ask me, let a lot go, or make the move with
 * this text if it is legal then and nobody has done anything to me, or `anyway`.
 */
export interface MakePlan {
  do: "plan";
  what: "limit" | "pass" | "choice";
  key: string;
  limit?: number;
  beyond?: "pass" | "ask";
  move?: string;
  anyway?: boolean;
}

/** Ask which moves I may be able to make when I am asked next, to plan one of them. */
export interface Ahead {
  do: "ahead";
  key: string;
}

/** Ask what a player has bought and shown so far, as far as everybody knows it. */
export interface Glance {
  do: "glance";
  seat: number;
  key: string;
}

/** Withdraw what I have planned. */
export interface Unplan {
  do: "unplan";
  key: string;
}

/** A line of chat. */
export interface Say {
  do: "say";
  text: string;
  key: string;
}

/** Ask for the lines of chat that come right before the line with this number, the first is 0. */
export interface Lines {
  do: "lines";
  before: number;
  key: string;
}

/** Ask for the lines of the log that come right before the line with this number, the first is 0. */
export interface Earlier {
  do: "earlier";
  before: number;
  key: string;
}

/** Take a line out of the chat; for the host. */
export interface Remove {
  do: "remove";
  line: number;
  key: string;
}

/** Let an author of the chat speak no longer, or with `muted` false speak again; for the host. */
export interface Mute {
  do: "mute";
  author: string;
  muted: boolean;
  key: string;
}

/** Say who may speak; for the host. */
export interface Allow {
  do: "allow";
  who: "nobody" | "seated" | "everybody";
  key: string;
}

/** Ask why the move with this text is not allowed. */
export interface Why {
  do: "why";
  text: string;
}

/** Ask what the move with this id would lead to, as far as this seat can know; nothing changes. */
export interface Preview {
  do: "preview";
  id: number;
  seq: number;
  key: string;
}

/** Ask how the game looked to this seat right after the decision that told this line of its log, the first is 0. */
export interface Then {
  do: "then";
  line: number;
  key: string;
}

/** Ask why what this line of my log tells was done, the first is 0: a reason from what everybody could see. */
export interface AskReason {
  do: "reason";
  line: number;
  key: string;
}

/** Agree that a bot stands in for a person who stays away. */
export interface Agree {
  do: "agree";
  seat: number;
  key: string;
}

/** Let a bot of this level stand in for me; without one, of the usual level. */
export interface Rest {
  do: "rest";
  key: string;
  level?: string | null;
}

/** Take my seat back from the bot. */
export interface Back {
  do: "back";
  key: string;
}

/** My clock stands still for so many days from now on; 0: I am back, and keep what is left of them. */
export interface TakeDaysOff {
  do: "days-off";
  days: number;
  key: string;
}

/** Play no longer: a bot has my seat to the end. */
export interface Resign {
  do: "resign";
  key: string;
}

/** Agree that the game ends now, or no longer; it ends when all agree who play and are not away. */
export interface End {
  do: "end";
  agree: boolean;
  key: string;
}

/** I have read what the lesson says after so many decisions: let the next player move, or the lesson end. */
export interface GoOn {
  do: "go-on";
  decided: number;
  key: string;
}

/** Are you there? */
export interface Ping {
  do: "ping";
}

/** What a page may ask. */
export type FromPage =
  | Hello
  | Move
  | Hint
  | BotHint
  | Undo
  | Note
  | AskBack
  | AnswerBack
  | MakePlan
  | Ahead
  | Glance
  | Unplan
  | Say
  | Lines
  | Earlier
  | Remove
  | Mute
  | Allow
  | Why
  | Preview
  | Then
  | AskReason
  | Agree
  | Rest
  | Back
  | TakeDaysOff
  | Resign
  | End
  | GoOn
  | Ping;

/**
 * The answer to hello: your seat, or null for a spectator, and whether you opened the table.
 *
 * `author` is you in its chat, null for who is no guest and has no seat. `seating`, `chat` and `play` follow.
 */
export interface Welcome {
  it: "welcome";
  seat: number | null;
  is_host: boolean;
  author: string | null;
}

/** Whether you may sit down, while the table waits: after hello, and whenever it has changed. */
export interface Door {
  it: "door";
  standing: "free" | "must-ask" | "asked" | "kept-out";
}

/** Who sits where, and what else is known of the table. */
export interface Seating {
  it: "seating";
  seq: number;
  table: TableFacts;
}

/** What this seat has planned: how high it goes, and what is done then; or the move that is made. */
export interface PlanFacts {
  kind: "limit" | "pass" | "choice";
  limit: number;
  beyond: "pass" | "ask";
  move: MoveFacts | null;
  anyway: boolean;
}

/** What is bid for: a message of the game, and its arguments. */
export interface LotOnOffer {
  say: string;
  with: Record<string, unknown>;
}

/** What a seat has planned, why its last plan holds no more, and what it may plan now; told to nobody else. */
export interface PlanningFacts {
  plan: PlanFacts | null;
  broken: "lot-over" | "limit" | "not-legal" | "changed" | null;
  lot: LotOnOffer | null;
  may_limit: boolean;
  may_let_go: boolean;
  may_choose: boolean;
}

/**
 * The game as this seat sees it: the view is `view` with what is in `own` put over it.
 *
 * `log` begins with the line of number `log_from` and goes behind the lines before it. After hello it has the last
 * lines alone; those before them are asked for.
 */
export interface Play {
  it: "play";
  seq: number;
  view: unknown;
  own: unknown;
  /** The seats that may act now. */
  waiting: number[];
  moves: MoveFacts[];
  may_undo: boolean;
  /** What this seat has planned ahead; null for a spectator. */
  planning: PlanningFacts | null;
  /** How many decisions the game of a lesson has had; elsewhere 0, since it would tell of choices made in secret. */
  decided: number;
  log_from: number;
  log: EventFacts[];
  /** How many lines of the log this seat knew when it last decided: the others are news. To a spectator none are. */
  news_from: number;
  outcome: OutcomeFacts | null;
}

/**
 * A seat's clock: the seconds that are left, and whether it runs; it begins to after `off` seconds, in which its
 * person has taken days off. `days_off` is how many whole days of these are left for this game.
 */
export interface ClockFacts {
  left: number;
  runs: boolean;
  off: number;
  days_off: number;
}

/** What the clock of each seat shows, where time counts: after hello, and whenever a clock may start or stop. */
export interface ClocksNow {
  it: "clocks";
  seats: ClockFacts[];
}

/**
 * A line of chat; `seat` is null for a spectator, `text` where the host has removed it.
 *
 * `author` is the same for all that one guest says at this table, whatever their name and seat.
 */
export interface ChatLine {
  at: number;
  author: string;
  seat: number | null;
  name: string;
  text: string | null;
}

/**
 * The last lines of chat, the first of them number `chat_from`; the first line ever said is 0.
 *
 * `anew` says that they take the place of all lines held so far; else they go behind those before `chat_from`. Lines
 * from `oldest` on can still be asked for.
 */
export interface Chat {
  it: "chat";
  chat_from: number;
  chat: ChatLine[];
  oldest: number;
  anew: boolean;
}

/** The answer to lines: as many as fit, the first of them number `lines_from`. */
export interface EarlierLines {
  it: "lines";
  key: string;
  lines_from: number;
  lines: ChatLine[];
  oldest: number;
}

/** The answer to earlier: as many lines of the log as fit, the first of them number `log_from`. */
export interface EarlierLog {
  it: "earlier";
  key: string;
  log_from: number;
  log: EventFacts[];
}

/** What this line of chat said is gone. */
export interface RemovedLine {
  it: "removed";
  line: number;
}

/** What this seat has noted for itself: after hello, and whenever it has been written anew. */
export interface OwnNote {
  it: "note";
  text: string;
}

/** What was asked with this key is done and kept. */
export interface Accepted {
  it: "accepted";
  key: string;
  seq: number;
}

/** What was asked is not done; nothing has changed. Without a key the message was not understood. */
export interface RefusedFacts {
  it: "refused";
  key: string | null;
  why: Said;
  clause: string | null;
}

/** The answer to why: null if the move is allowed. */
export interface Because {
  it: "because";
  text: string;
  why: Said | null;
  clause: string | null;
}

/**
 * The answer to preview: the game after the move as far as this seat can know it now, and what it would be told.
 *
 * `final` says that the move could not be taken back: it shows something nobody can know yet, or it ends the game.
 * `reason` says what speaks for it, as far as everybody would see, to a seat that has taken a hint; null where
 * nothing is known.
 */
export interface PreviewFacts {
  it: "preview";
  key: string;
  id: number;
  seq: number;
  view: unknown;
  own: unknown;
  log: EventFacts[];
  final: boolean;
  reason: ReasonFacts | null;
}

/** The answer to bot-hint: the move, by its number. */
export interface BotHinted {
  it: "bot-hint";
  key: string;
  id: number;
}

/** The answer to ahead: moves that may be legal when this seat is asked next, the likeliest first. */
export interface AheadFacts {
  it: "ahead";
  key: string;
  moves: MoveFacts[];
}

/** The answer to glance: the public events that tell it, the last first, 60 at most. */
export interface GlanceFacts {
  it: "glance";
  key: string;
  seat: number;
  log: EventFacts[];
}

/** The answer to then: the game as this seat saw it when this line of its log was told. */
export interface ThenFacts {
  it: "then";
  key: string;
  line: number;
  view: unknown;
  own: unknown;
}

/** The answer to reason: null where the line tells nothing that everybody knows a seat to have chosen. */
export interface GivenReason {
  it: "reason";
  key: string;
  line: number;
  reason: ReasonFacts | null;
}

/** I am here. */
export interface Pong {
  it: "pong";
}

/** The server closes this connection; `again` says whether to connect anew. */
export interface Closing {
  it: "closing";
  why: Said;
  again: boolean;
}

/** What a page is told. */
export type ToPage =
  | Welcome
  | Door
  | Seating
  | Play
  | ClocksNow
  | Chat
  | EarlierLines
  | EarlierLog
  | RemovedLine
  | OwnNote
  | Accepted
  | RefusedFacts
  | Because
  | PreviewFacts
  | BotHinted
  | AheadFacts
  | GlanceFacts
  | ThenFacts
  | GivenReason
  | Pong
  | Closing;
