/** What each person looks like: drawn from the name, so that a card always shows the same face, and from the age. */

export interface Face {
  shape: keyof typeof SHAPES;
  skin: (typeof SKINS)[number];
  hair: keyof typeof HAIR;
  hairColour: (typeof HAIR_COLOURS)[number] | "grey" | "white";
  beard: keyof typeof BEARDS;
  brows: keyof typeof BROWS;
  eyes: keyof typeof EYES;
  nose: keyof typeof NOSES;
  mouth: keyof typeof MOUTHS;
  hasGlasses: boolean;
  /** Lines in the face: none, at the eyes, on the forehead too. */
  wrinkles: 0 | 1 | 2;
}

/** Heads, in a picture of 64 by 58; the forehead is under the hat. */
export const SHAPES = {
  oval: "M22 19H42V32C42 39.500 37.500 44.500 32 44.500S22 39.500 22 32z",
  long: "M23 19H41V34C41 42.500 37 47.500 32 47.500S23 42.500 23 34z",
  round: "M20 19H44V31C44 39.500 39 44 32 44S20 39.500 20 31z",
  square: "M21.500 19H42.500V36C42.500 41 39.500 45 35.500 45H28.500C24.500 45 21.500 41 21.500 36z",
  heart: "M21 19H43V28C43 36 36.500 45.500 32 46C27.500 45.500 21 36 21 28z",
} as const;

/** Hair at the sides of the head. */
export const HAIR = {
  none: "",
  short: "M22 20H24.500V29L22.500 31C20.500 28 20.500 23 22 20zM42 20H39.500V29L41.500 31C43.500 28 43.500 23 42 20z",
  curly:
    "M22 20C18 20 17 24 19 26C16.500 28 17.500 32 20.500 32.500C21.500 34 24 33.500 24 31V20zM42 20C46 20 47 24 45 26C47.500 28 46.500 32 43.500 32.500C42.500 34 40 33.500 40 31V20z",
  long: "M22.500 19C17.500 24 18 36 16.500 43C20 45 23.500 44 24 42L24.500 24zM41.500 19C46.500 24 46 36 47.500 43C44 45 40.500 44 40 42L39.500 24z",
  fringe:
    "M21 18H43V26C41.500 22.500 38.500 21.800 36.500 24.500C34.500 22 31 22 29 24.500C26.500 21.800 23 22.500 21 28z",
  whiskers: "M22 20H24.500L25 34C24.500 38 22 38 21 35zM42 20H39.500L39 34C39.500 38 42 38 43 35z",
} as const;

export const BEARDS = {
  none: "",
  moustache:
    "M24.500 38.500C26 35.800 30 35.500 32 36.800C34 35.500 38 35.800 39.500 38.500C37 38.800 34 39 32 38C30 39 27 38.800 24.500 38.500z",
  goatee:
    "M29 41.500C30.500 40.700 33.500 40.700 35 41.500C35 45 33.500 48.500 32 50.500C30.500 48.500 29 45 29 41.500z",
  pointed:
    "M25 37.500C27 35.300 30 35.500 32 36.500C34 35.500 37 35.300 39 37.500C37 38.300 34 38.500 32 37.700C30 38.500 27 38.300 25 37.500zM28 41C30 40 34 40 36 41C36.500 45 34.500 50 32 53C29.500 50 27.500 45 28 41z",
  full: "M21.500 31C23 35 25.500 36.500 28 36.500C30 35.200 34 35.200 36 36.500C38.500 36.500 41 35 42.500 31C44 42 39 50.500 32 50.500S20 42 21.500 31z",
  long: "M21.500 31C23 35 25.500 36.500 28 36.500C30 35.200 34 35.200 36 36.500C38.500 36.500 41 35 42.500 31C44.500 44 39.500 56 32 57.500C24.500 56 19.500 44 21.500 31z",
} as const;

export const BROWS = {
  level: "M24.500 26.500H29.500M34.500 26.500H39.500",
  raised: "M24.500 26C26 24.300 28.500 24.300 29.700 25.500M34.300 25.500C35.500 24.300 38 24.300 39.500 26",
  stern: "M24.500 25.300L29.800 27.300M39.500 25.300L34.200 27.300",
  sad: "M24.500 27.300L29.500 25.300M39.500 27.300L34.500 25.300",
  odd: "M24.500 26.500H29.500M34.500 25.500C36 23.500 38.500 23.800 39.500 25.500",
} as const;

/** Eyes: how high they are open, and where they look. */
export const EYES = {
  open: { height: 1.7, look: 0 },
  wide: { height: 2.3, look: 0 },
  narrow: { height: 1.1, look: 0 },
  left: { height: 1.7, look: -0.9 },
  right: { height: 1.7, look: 0.9 },
} as const;

export const NOSES = {
  straight: "M32.500 28.500V35H30",
  hooked: "M31 28C33.500 29.500 35.300 32.500 34.500 35H30.500",
  broad: "M31 29C30.500 32.500 28.700 34 29.500 35.300C30.500 36 33.500 36 34.500 35.300C35.300 34 33.500 32.500 33 29",
  short: "M30 34.300C31 35.300 33 35.300 34 34.300",
} as const;

export const MOUTHS = {
  calm: "M28.500 40H35.500",
  smile: "M28 39.300C30 41.700 34 41.700 36 39.300",
  frown: "M28.500 41C30.500 39 33.500 39 35.500 41",
  smirk: "M28.500 40.500C31 41 34 40.500 36 38.700",
} as const;

const SKINS = ["pale", "fair", "olive", "ruddy"] as const;
const HAIR_COLOURS = ["brown", "black", "red", "fair"] as const;
/** From these ages on somebody is grey, white, lined, much lined, and no longer too young for a beard. */
const [GREY, WHITE, LINED, OLD, GROWN] = [53, 66, 45, 60, 26];

/** A number for a name and what is asked of it: the same always, another for each question. */
function drawn(name: string, question: string): number {
  let sum = 2166136261;
  for (const letter of `${question} ${name}`) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619);
  sum = Math.imul(sum ^ (sum >>> 15), 2246822519);
  return (sum ^ (sum >>> 13)) >>> 0;
}

export function faceOf(name: string, age: number): Face {
  const one = <Name>(question: string, names: readonly Name[]): Name =>
    names[drawn(name, question) % names.length] as Name;
  const keys = <Of extends object>(question: string, from: Of): keyof Of & string =>
    one(question, Object.keys(from) as (keyof Of & string)[]);
  const beard = keys("beard", BEARDS);
  return {
    shape: keys("shape", SHAPES),
    skin: one("skin", SKINS),
    hair: keys("hair", HAIR),
    hairColour: age >= WHITE ? "white" : age >= GREY ? "grey" : one("colour", HAIR_COLOURS),
    beard: age < GROWN ? "none" : beard,
    brows: keys("brows", BROWS),
    eyes: keys("eyes", EYES),
    nose: keys("nose", NOSES),
    mouth: keys("mouth", MOUTHS),
    hasGlasses: drawn(name, "glasses") % 4 === 0,
    wrinkles: age >= OLD ? 2 : age >= LINED ? 1 : 0,
  };
}
