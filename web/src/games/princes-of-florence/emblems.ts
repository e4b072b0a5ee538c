/** The emblems of professions, in a square of 100, its middle at 0,0, and what bonus and prestige cards show in signs. */

const RING = "M0-49A49 49 0 1 1-.1-49zM0-41A41 41 0 1 0 .1-41z";
const LOOKING_MASK =
  "c16 6 30 6 46 0c4 24-4 46-23 54c-19-8-27-30-23-54zm6 19c4-7 12-6 14 1c-4 3-11 3-14-1zm34 0c-4-7-12-6-14 1c4 3 11 3 14-1z";

export const PROFESSIONS: Readonly<Record<string, string>> = {
  /** A triangle in a circle. */
  mathematician: `${RING}M0-39L34 19H-34zM0-25L-22 12H22zM0-12A9 9 0 1 1-.1-12z`,
  /** A holy book. */
  theologian:
    "M-32-49H32L38-43V49H-28C-35 49-38 44-38 38V-43zM-31 34H32V42H-28C-32 42-32 36-31 34zM-5-38H5V-22H20V-12H5V20H-5V-12H-20V-22H-5z",
  /** An owl. */
  philosopher:
    "M-36-48C-24-38-12-38 0-38S24-38 36-48C38-36 38-28 38-18V14C38 36 20 48 0 48S-38 36-38 14V-18C-38-28-38-36-36-48z" +
    "M-17-28A13 13 0 1 0-16.900-28zM17-28A13 13 0 1 0 17.100-28zM-17-21A6 6 0 1 1-17.100-21zM17-21A6 6 0 1 1 16.900-21zM0-6L7 4L0 14L-7 4z" +
    "M-20 20L-13 27L-6 20V26L-13 33L-20 26zM6 20L13 27L20 20V26L13 33L6 26z",
  /** A sprig. */
  botanist:
    "M-3 50V-4H3V50zM0-50C15-36 15-20 0-8C-15-20-15-36 0-50zM7 14C8-8 24-20 46-20C46 2 31 16 7 14zM-7 14C-8-8-24-20-46-20C-46 2-31 16-7 14z" +
    "M7 40C8 24 20 16 36 16C36 32 26 42 7 40zM-7 40C-8 24-20 16-36 16C-36 32-26 42-7 40z",
  /** A retort. */
  alchemist:
    "M-14-46C6-46 18-38 26-24L50 16L43 22L19-6C21 4 21 10 19 16A33 33 0 0 1-47 14C-47-8-36-18-31-28C-28-38-24-46-14-46z" +
    "M-22-26C-26-14-36-6-38 6H11C12-8 6-22-6-30C-14-36-20-34-22-26zM-24 18A5 5 0 1 0-23.900 18zM-4 24A5 5 0 1 0-3.900 24z",
  /** A pendulum. */
  physicist:
    "M-48-50H48V-40H-48zM-3-36L4-33L-18 12L-25 9zM-28 11A18 18 0 1 1-28.100 11zM-2 40L8 40L8 47L-2 47zM18 37L27 32L31 38L22 44zM36 22L41 13L48 16L42 26z",
  /** A clock. */
  watchmaker: `${RING}M-4-30H4V-3L23 9L18 16L-4 3zM29-3H38V3H29zM-38-3H-29V3H-38zM-3 29H3V38H-3z`,
  /** A ring with its stone. */
  goldsmith:
    "M0-16A33 33 0 1 1-.1-16zM0-5A22 22 0 1 0 .1-5zM-17-50H17L28-37L0-18L-28-37zM-11-44L-16-37L0-27L16-37L11-44z",
  /** A bell. */
  bellmaker:
    "M0-50A8 8 0 0 1 7-38C26-33 31-16 31 2C31 16 36 22 46 30V37H-46V30C-36 22-31 16-31 2C-31-16-26-33-7-38A8 8 0 0 1 0-50zM-34 18L-38 24H38L34 18zM-12 41H12A12 10 0 0 1-12 41z",
  /** A compass rose. */
  cartographer:
    "M0-50L9-9L50 0L9 9L0 50L-9 9L-50 0L-9-9zM1-30V-1L6-6zM30 1H1L6 6zM-1 30V1L-6 6zM-30-1H-1L-6-6z" +
    "M-34-34L-10-17L-17-10zM34-34L17-10L10-17zM34 34L10 17L17 10zM-34 34L-17 10L-10 17z",
  /** Scales. */
  lawyer:
    "M-4-50H4V-39H42V-32H4V40H24V48H-24V40H-4V-32H-42V-39H-4zM-37-30L-51 8H-23zM-37-14L-43 3H-31zM37-30L23 8H51zM37-14L31 3H43z" +
    "M-52 11H-22C-24 24-50 24-52 11zM22 11H52C50 24 24 24 22 11z",
  /** A dancer. */
  choreographer:
    "M2-50A10 10 0 1 1 1.900-50zM-4-27C-16-31-28-38-36-47L-43-41C-33-28-19-20-10-18L-11-2L-36 24H-15L-10 50H-1L-1 24H8L26 50L34 45L22 24H36L11-2L10-18" +
    "C22-20 32-19 44-12L48-20C36-29 20-32 10-28z",
  /** A lute. */
  composer:
    "M-5-12V-38H-13V-50H13V-38H5V-12C24-6 32 10 30 26C28 42 14 50 0 50S-28 42-30 26C-32 10-24-6-5-12zM0 6A9 9 0 1 0 .1 6zM-14 36H14V41H-14z",
  /** Mallet and chisel. */
  sculptor: "M-49-46H-7V-16H-49zM-34-12H-22V50H-34zM14-48H38V-18H14zM19-14H33V16L39 34L26 50L13 34L19 16z",
  /** A palette. */
  painter:
    "M4-45C34-45 51-24 49-4C47 11 34 13 24 13C12 13 10 21 14 29C18 39 10 45-2 45C-32 45-49 22-49-2C-49-27-26-45 4-45z" +
    "M-27-8A8 8 0 1 0-26.900-8zM-12-32A8 8 0 1 0-11.900-32zM15-34A8 8 0 1 0 15.100-34zM33-16A7 7 0 1 0 33.100-16zM-12 16A9 9 0 1 0-11.900 16z",
  /** Mortar and pestle. */
  pharmacist:
    "M-40-6H40C40 17 28 31 15 34V40H26V49H-26V40H-15V34C-28 31-40 17-40-6zM-47-21H47V-11H-47zM4-25L22-52L35-44L20-25z",
  /** A serpent on a staff. */
  physician:
    "M-4-50H4V-37C18-40 30-34 31-24C32-12 18-8 4-5V6C18 9 25 14 25 23C25 31 17 35 4 38V50H-4V30C8 28 15 26 15 23C15 19 8 17-4 14C-20 10-29 5-29-6" +
    "C-29-16-19-20-4-24C-4-28 0-30 6-31C-6-30-18-31-24-36L-36-38L-24-44C-18-46-10-42-4-40zM-4-13C-14-11-19-9-19-6C-19-1-13 1-4 3zM4-15C14-17 21-19 21-24C21-29 14-30 4-28z",
  /** Masks that laugh and weep. */
  dramatist: `M-50-48${LOOKING_MASK}M-40-20C-32-15-22-15-14-20C-17-8-37-8-40-20zM4-6${LOOKING_MASK}M14 32C17 20 37 20 40 32C32 27 22 27 14 32z`,
  /** A quill. */
  poet: "M48-50C46-18 28 6-6 20L-30 48L-37 43L-17 14C-16-20 10-44 48-50zM34-37C14-27-2-9-9 8L-5 11C6-10 20-25 34-37zM-6 40H46V48H-6z",
  /** Moon and star. */
  astronomer: "M8-46A46 46 0 1 0 46 24A38 38 0 1 1 8-46zM27-44L32-27L49-22L32-17L27 0L22-17L5-22L22-27z",
  /** Pipes of an organ. */
  organbuilder:
    "M-48-16H-32V30L-40 38L-48 30zM-28-34H-12V30L-20 38L-28 30zM-8-50H8V30L0 38L-8 30zM12-34H28V30L20 38L12 30zM32-16H48V30L40 38L32 30z" +
    "M-43 14L-40 24L-37 14zM-23 14L-20 24L-17 14zM-3 14L0 24L3 14zM17 14L20 24L23 14zM37 14L40 24L43 14zM-50 42H50V50H-50z",
};

/** What a card counts, in signs, and how: so many for each, the most or the fewest of all, at least so many. */
export interface Counting {
  how: "each" | "most" | "fewest" | "least";
  signs: readonly (readonly [sign: string, count: number])[];
}

function counting(how: Counting["how"], ...counted: readonly (string | readonly [string, number])[]): Counting {
  return { how, signs: counted.map((one) => (typeof one === "string" ? ([one, 1] as const) : one)) };
}

export const BONUS: Readonly<Record<string, Counting>> = {
  buildings: counting("each", "building"),
  "large-buildings": counting("each", ["large", 2]),
  "medium-and-forests": counting("each", "medium", "forest"),
  "small-and-landscapes": counting("each", "small", "landscape"),
  "building-sizes": counting("each", ["size", 2]),
  landscapes: counting("each", "landscape"),
  forests: counting("each", ["forest", 2]),
  lakes: counting("each", ["lake", 2]),
  parks: counting("each", ["park", 2]),
  freedoms: counting("each", ["freedom", 2]),
  jesters: counting("each", ["jester", 2]),
  "freedoms-and-jesters": counting("each", "freedom", "jester"),
  architects: counting("each", ["architect", 2]),
  "architects-and-lakes": counting("each", "architect", "lake"),
  "prestige-cards": counting("each", ["prestige", 2]),
  "prestige-and-freedoms": counting("each", "prestige", "freedom"),
  "landscape-kinds": counting("each", ["landscape-kind", 2]),
  categories: counting("each", "category"),
  hand: counting("each", "hand-card"),
  table: counting("each", "table-card"),
};

export const PRESTIGE: Readonly<Record<string, Counting>> = {
  "most-buildings": counting("most", "building"),
  "two-large": counting("least", ["large", 2]),
  "fewest-squares": counting("fewest", "free-square"),
  "three-landscapes": counting("least", "forest", "lake", "park"),
  "most-landscapes": counting("most", "landscape"),
  "most-forests": counting("most", "forest"),
  "most-lakes": counting("most", "lake"),
  "three-freedoms": counting("least", "travel", "religion", "opinion"),
  "buildings-freedoms-works": counting("least", ["building", 4], ["freedom", 2], ["table-card", 4]),
  "most-jesters": counting("most", "jester"),
  "most-architects": counting("most", "architect"),
  "most-parks": counting("most", "park"),
  "architect-jester-landscapes": counting("least", "architect", "jester", ["landscape", 2]),
  "most-works": counting("most", "table-card"),
};

/** Who has most or fewest: bars, the one that counts filled. */
export const BARS: Readonly<Record<"most" | "fewest", { best: string; others: string }>> = {
  most: { best: "M-16-46H16V46H-16z", others: "M-46-4H-22V44H-46zM22 12H46V44H22z" },
  fewest: { best: "M-16 18H16V46H-16z", others: "M-46-28H-22V44H-46zM22-44H46V44H22z" },
};
