/** Signs of cards and of old boys, in a square of 100, its middle at 0,0; holes are cut by the even-odd rule. */

import { CHARGES } from "../../art/charges";

export const GLYPHS: Readonly<Record<string, string>> = {
  eagle: CHARGES.eagle,
  sun: CHARGES.sun,
  dove: CHARGES.dove,
  gold: CHARGES.coin,
  ship: "M-46 14H46C42 32 34 42 24 46H-24C-34 42-42 32-46 14zM-3 8V-48C22-40 36-16 38 8zM-10 8V-34C-26-24-34-10-36 8z",
  column: "M-28-48H28V-36H19V32H30V48H-30V32H-19V-36H-28zM-9-28V26H-4V-28zM4-28V26H9V-28z",
  book:
    "M0-28C-14-38-32-40-48-36V32C-32 28-14 30 0 40C14 30 32 28 48 32V-36C32-40 14-38 0-28zM-2-20H2V30H-2z" +
    "M-40-24C-29-26-18-23-10-18V-11C-18-16-29-19-40-17zM40-24C29-26 18-23 10-18V-11C18-16 29-19 40-17z" +
    "M-40-6C-29-8-18-5-10 0V7C-18 2-29-1-40 1zM40-6C29-8 18-5 10 0V7C18 2 29-1 40 1z",
  mitre:
    "M0-50C16-34 30-14 32 10L28 32H-28L-32 10C-30-14-16-34 0-50zM-26 37H-6L-10 50H-22zM26 37H6L10 50H22z" +
    "M-4-26V-9H-16V-1H-4V22H4V-1H16V-9H4V-26z",
  /** A king's crown. */
  louis:
    "M-42 24L-48-20L-24 2L0-36L24 2L48-20L42 24zM-42 30H42V44H-42zM0-50a6 6 0 1 0 0.1 0zM-47-36a6 6 0 1 0 0.1 0zM47-36a6 6 0 1 0 0.1 0z",
  /** The rods and the axe of Mazarin's arms. */
  mazarin:
    "M-15-44H-7V46H-15zM-4-48H4V50H-4zM7-44H15V46H7zM-21-22H21V-15H-21zM-21 6H21V13H-21zM-21 28H21V35H-21z" +
    "M21-44C38-44 44-32 44-20C36-26 30-27 21-26z",
  /** The cross of Burgundy, as Spain bears it. */
  felipe:
    "M-46-37L-37-46L0-9L37-46L46-37L9 0L46 37L37 46L0 9L-37 46L-46 37L-9 0zM-34-13L-28-20L-22-13L-28-7zM-13-34L-7-28L-13-22L-20-28z" +
    "M34-13L28-20L22-13L28-7zM13-34L7-28L13-22L20-28zM-34 13L-28 20L-22 13L-28 7zM-13 34L-7 28L-13 22L-20 28zM34 13L28 20L22 13L28 7zM13 34L7 28L13 22L20 28z",
  /** A wing: the squadron that flies. */
  squadrone:
    "M-46 22C-42-20-10-44 48-46C46-36 40-30 32-27C37-26 41-27 44-28C39-16 30-10 22-8C27-7 31-8 33-9C27 4 15 8 7 8C11 10 15 10 18 9C9 26-20 36-46 22z",
  /** An hourglass that has run out. */
  death:
    "M-30-48H30V-38H24C24-16 6-10 6 0C6 10 24 16 24 38H30V48H-30V38H-24C-24 16-6 10-6 0C-6-10-24-16-24-38H-30z" +
    "M-16-36C-15-24-6-18 0-11C6-18 15-24 16-36z",
  /** An eye that has seen the others' bids. */
  second: "M-50 0C-30-32 30-32 50 0C30 32-30 32-50 0zM0-19A19 19 0 1 0 0.1-19zM0-9A9 9 0 1 1-0.1-9z",
  twice: "M-30-42H2L14-28L-14 6L-42-28zM-2-4H30L42 10L14 44L-14 10zM-28-28H0V-24H-28zM0 10H28V14H0z",
  rubies:
    "M-8-46H8L19-35V-19L8-8H-8L-19-19V-35zM-34 2H-18L-7 13V29L-18 40H-34L-45 29V13zM18 2H34L45 13V29L34 40H18L7 29V13z",
  bribe:
    "M-17-47H17L8-29C30-16 40 6 38 26C36 42 20 48 0 48C-20 48-36 42-38 26C-40 6-30-16-8-29zM-14-24H14V-18H-14z" +
    "M0-6L6 8L20 10L10 20L12 34L0 27L-12 34L-10 20L-20 10L-6 8z",
  swap: "M-48-28H14V-44L46-18L14 8V-8H-48zM48 28H-14V44L-46 18L-14-8V8H48z",
  leader: CHARGES.star,
  person: CHARGES.tiara,
};

/** The umbrella that stands for the empty see, over the keys that the Camerlengo keeps. */
export const UMBRELLA =
  "M0-50A4 4 0 0 1 3-43C28-40 44-26 46-9C40-15 30-15 24-8C18-15 9-15 4-9V8H-4V-9C-9-15-18-15-24-8C-30-15-40-15-46-9C-44-26-28-40-3-43A4 4 0 0 1 0-50z";

/** What an order asks for, in signs: a coat of arms by its faction, a card by its name. */
export const ORDER_SIGNS: Readonly<Record<string, readonly string[]>> = {
  "four-arms": ["france", "spain", "innocent", "urban"],
  "spain-innocent": ["spain", "spain", "innocent", "innocent"],
  "innocent-urban": ["innocent", "innocent", "urban", "urban"],
  "spain-urban": ["spain", "spain", "urban", "urban"],
  france: ["france", "france", "france"],
  leaders: ["leader"],
  "felipe-mazarin": ["felipe", "felipe", "mazarin", "mazarin"],
};

interface Cut {
  outline: string;
  facets: string;
}

/** The gems, each with a cut of its own, in a square of 24. */
export const CUTS: Readonly<Record<string, Cut>> = {
  diamond: {
    outline: "M6 3H18L23 9.500L12 22L1 9.500z",
    facets: "M1 9.500H23M6 3L8 9.500L12 22L16 9.500L18 3M8 9.500L12 3L16 9.500",
  },
  ruby: {
    outline: "M8 2H16L22 8V16L16 22H8L2 16V8z",
    facets:
      "M9.500 7H14.500L17 9.500V14.500L14.500 17H9.500L7 14.500V9.500zM8 2L9.500 7M16 2L14.500 7M22 8L17 9.500M22 16L17 14.500M16 22L14.500 17M8 22L9.500 17M2 16L7 14.500M2 8L7 9.500",
  },
  sapphire: {
    outline: "M12 1L21.500 6.500V17.500L12 23L2.500 17.500V6.500z",
    facets:
      "M12 7L16.500 9.500V14.500L12 17L7.500 14.500V9.500zM12 1V7M21.500 6.500L16.500 9.500M21.500 17.500L16.500 14.500M12 23V17M2.500 17.500L7.500 14.500M2.500 6.500L7.500 9.500",
  },
  amber: {
    outline: "M12 1C17 7.500 20.500 11 20.500 15A8.500 8 0 0 1 3.500 15C3.500 11 7 7.500 12 1z",
    facets: "M7.500 14.500A5 5 0 0 0 11.500 19.500M10.500 8C9.500 9.500 8.500 10.500 8 11.500",
  },
};
