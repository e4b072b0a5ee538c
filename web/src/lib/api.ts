/** What the page asks over HTTP. */

import type {
  Arrange,
  Because,
  CourseFacts,
  EventFacts,
  ExampleFacts,
  Friends,
  GameFacts,
  Guest,
  HeldSeat,
  HouseFacts,
  Invitation,
  Invite,
  InvitedFacts,
  KeptRecord,
  LessonFacts,
  Lobby,
  Look,
  MadeMove,
  NewTable,
  News,
  Opened,
  PuzzleAnswer,
  PuzzleFacts,
  PuzzleList,
  PuzzlePreview,
  ReasonFacts,
  Refusal,
  ReplayFacts,
  Said,
  SearchFacts,
  SeatState,
  Sit,
  StepFacts,
  TableFacts,
  Visitor,
  Whom,
} from "./protocol";
import type { Language } from "./words";

/** The server said no; the message is a sentence for the reader, empty where the server could not be reached. */
export class NotDone extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** What a banned person is told, whatever they ask for. */
const BANNED = ["refused-banned", "refused-banned-address"];
export const isBan = (said: Said | null | undefined): said is Said => !!said && BANNED.includes(said.say);

export class Api {
  language: Language = "en";
  /** Told when the house says that the reader is banned. */
  onbanned: (said: Said) => void = () => undefined;

  async #ask(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = { "Accept-Language": this.language };
    const isText = typeof body === "string";
    if (body !== undefined) headers["Content-Type"] = isText ? "text/plain" : "application/json";
    const sent = body === undefined ? {} : { body: isText ? body : JSON.stringify(body) };
    const asked: RequestInit = { method, headers, ...sent };
    const answer = await fetch(path, asked).catch(() => null);
    if (answer === null) throw new NotDone(0, "");
    if (!answer.ok) throw await this.#refusal(answer);
    return answer;
  }

  async #refusal(answer: Response): Promise<NotDone> {
    const { say = "", arguments: given = {}, sentence } = await refusalOf(answer);
    const said = { say, with: given };
    if (isBan(said)) this.onbanned(said);
    return new NotDone(answer.status, typeof sentence === "string" ? sentence : "");
  }

  /** Ask for anything; what is answered, or null. */
  async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const text = await (await this.#ask(method, path, body)).text();
    return (text ? JSON.parse(text) : null) as T;
  }

  async #get<T>(path: string): Promise<T> {
    return (await (await this.#ask("GET", path)).json()) as T;
  }

  #post<T>(path: string, body?: unknown): Promise<T> {
    return this.send<T>("POST", path, body);
  }

  async houseWords(language: Language): Promise<string> {
    return (await this.#ask("GET", `/api/words/${language}`)).text();
  }

  async gameWords(game: string, language: Language): Promise<string> {
    return (await this.#ask("GET", `/api/games/${game}/words/${language}`)).text();
  }

  async lessonWords(game: string, language: Language): Promise<string> {
    return (await this.#ask("GET", `/api/games/${game}/lessons/words/${language}`)).text();
  }

  async rules(game: string, language: Language): Promise<string> {
    return (await this.#ask("GET", `/api/games/${game}/rules/${language}`)).text();
  }

  /** The clauses of a game that have a worked example. */
  explained = (game: string): Promise<string[]> => this.#get(`/api/games/${game}/examples`);
  examples = (game: string, clause: string): Promise<ExampleFacts[]> =>
    this.#get(`/api/games/${game}/examples/${clause}`);
  lessons = (game: string): Promise<LessonFacts[]> => this.#get(`/api/games/${game}/lessons`);
  beginLesson = (game: string, name: string, anew: boolean): Promise<Opened> =>
    this.#post(`/api/games/${game}/lessons/${name}`, { anew });
  games = (): Promise<GameFacts[]> => this.#get("/api/games");
  house = (): Promise<HouseFacts> => this.#get("/api/house");
  /** The reader's tables, and the open ones: of one game, or those that wait alone, if that is wished. */
  lobby = (game = "", waiting = false): Promise<Lobby> => {
    const wished = [game && `game=${encodeURIComponent(game)}`, waiting && "waiting=true"].filter(Boolean).join("&");
    return this.#get(`/api/tables${wished && `?${wished}`}`);
  };
  news = (): Promise<News> => this.#get("/api/news");
  look = (wanted: Look): Promise<SearchFacts> => this.#post("/api/search", wanted);
  lookNoLonger = (): Promise<null> => this.send("DELETE", "/api/search");
  takeFound = (nonce: string): Promise<Opened> => this.#post("/api/search/seat", { nonce });
  invited = (id: string): Promise<InvitedFacts[]> => this.#get(`/api/tables/${id}/invitations`);
  invite = (id: string, whom: Invite): Promise<null> => this.#post(`/api/tables/${id}/invitations`, whom);
  uninvite = (id: string, invitation: string): Promise<null> =>
    this.send("DELETE", `/api/tables/${id}/invitations/${invitation}`);
  come = (invitation: string, nonce: string): Promise<Opened> =>
    this.#post(`/api/invitations/${invitation}/seat`, { nonce });
  declineInvitation = (invitation: string): Promise<null> => this.send("DELETE", `/api/invitations/${invitation}`);
  friends = (): Promise<Friends> => this.#get("/api/friends");
  askFriend = (whom: Whom): Promise<null> => this.#post("/api/friends", whom);
  answerFriend = (id: string, accept: boolean): Promise<null> =>
    this.send("PUT", `/api/friends/asking/${id}`, { accept });
  withdrawAsk = (id: string): Promise<null> => this.send("DELETE", `/api/friends/asked/${id}`);
  partFriend = (id: string): Promise<null> => this.send("DELETE", `/api/friends/${id}`);
  beSeenBy = (seen_by: Friends["seen_by"]): Promise<null> => this.send("PUT", "/api/friends/seen-by", { seen_by });
  block = (whom: Whom): Promise<null> => this.#post("/api/blocks", whom);
  unblock = (id: string): Promise<null> => this.send("DELETE", `/api/blocks/${id}`);
  unheard = (id: string): Promise<string[]> => this.#get(`/api/tables/${id}/unheard`);
  table = (id: string): Promise<TableFacts> => this.#get(`/api/tables/${id}`);
  mine = (id: string): Promise<HeldSeat[]> => this.#get(`/api/tables/${id}/mine`);
  stateForSeat = (id: string, seat: number): Promise<SeatState> => this.#get(`/api/tables/${id}/seats/${seat}/state`);
  invitation = (id: string): Promise<Invitation> => this.#get(`/api/tables/${id}/invitation`);
  open = (table: NewTable): Promise<Opened> => this.#post("/api/tables", table);
  start = (id: string): Promise<unknown> => this.#post(`/api/tables/${id}/start`);
  rematch = (id: string): Promise<Opened> => this.#post(`/api/tables/${id}/rematch`);
  replay = (id: string): Promise<ReplayFacts> => this.#get(`/api/replays/${id}`);
  replaySteps = (id: string, from: number, to: number, eyes: string): Promise<StepFacts[]> =>
    this.#get(`/api/replays/${id}/steps?from=${from}&to=${to}&eyes=${eyes}`);
  replayLog = (id: string, eyes: string): Promise<EventFacts[]> => this.#get(`/api/replays/${id}/log?eyes=${eyes}`);
  replayReason = (id: string, line: number, eyes: string): Promise<ReasonFacts | null> =>
    this.#get(`/api/replays/${id}/log/${line}/reason?eyes=${eyes}`);
  course = (id: string): Promise<CourseFacts> => this.#get(`/api/replays/${id}/course`);
  puzzles = (): Promise<PuzzleList> => this.#get("/api/puzzles");
  puzzle = (game: string, id: string): Promise<PuzzleFacts> => this.#get(`/api/puzzles/${game}/${id}`);
  puzzlePreview = (game: string, id: string, action: number): Promise<PuzzlePreview> =>
    this.#get(`/api/puzzles/${game}/${id}/moves/${action}`);
  puzzleWhy = (game: string, id: string, text: string): Promise<Because> =>
    this.#get(`/api/puzzles/${game}/${id}/why?text=${encodeURIComponent(text)}`);
  puzzleAnswer = (game: string, id: string, action: number): Promise<PuzzleAnswer> =>
    this.#get(`/api/puzzles/${game}/${id}/answers/${action}`);
  otherMove = (id: string, step: number, action: number): Promise<MadeMove> =>
    this.#get(`/api/replays/${id}/decisions/${step}/moves/${action}`);
  bringRecord = (text: string): Promise<KeptRecord> => this.#post("/api/replays", text);
  playOn = (id: string, step: number): Promise<Opened> => this.#post(`/api/replays/${id}/play-on`, { step });
  becomeGuest = (name: string): Promise<Guest> => this.#post("/api/guest", { name });
  sit = (id: string, seat: number, how: Sit): Promise<HeldSeat> => this.#post(`/api/tables/${id}/seats/${seat}`, how);
  seatBot = (id: string, seat: number, level: string): Promise<unknown> =>
    this.#post(`/api/tables/${id}/seats/${seat}/bot`, { level });

  askForSeat = (id: string): Promise<unknown> => this.#post(`/api/tables/${id}/requests`);

  async withdraw(id: string): Promise<void> {
    await this.#ask("DELETE", `/api/tables/${id}/requests`);
  }

  /** The host's answer to who asks for a seat, or was kept out. */
  async answer(id: string, number: number, admit: boolean): Promise<void> {
    await this.#ask("PUT", `/api/tables/${id}/requests/${number}`, { admit });
  }

  /** Change who may sit down. */
  async arrange(id: string, wanted: Arrange): Promise<void> {
    await this.#ask("PATCH", `/api/tables/${id}`, wanted);
  }

  async close(id: string): Promise<void> {
    await this.#ask("DELETE", `/api/tables/${id}`);
  }

  async free(id: string, seat: number): Promise<void> {
    await this.#ask("DELETE", `/api/tables/${id}/seats/${seat}`);
  }

  /** Who the reader is; null before they have a name. */
  async guest(): Promise<Guest | null> {
    return (await this.#get<Visitor>("/api/guest")).guest;
  }
}

async function refusalOf(answer: Response): Promise<Partial<Refusal>> {
  return ((await answer.json().catch(() => null)) as Partial<Refusal> | null) ?? {};
}

/** What a person adds to the deal. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const recordAddress = (id: string): string => `/api/tables/${id}/record`;
export const replayRecordAddress = (id: string): string => `/api/replays/${id}/record`;

export const api = new Api();
