/** The signs of things, in a square of 100, its middle at 0,0; holes are cut by the even-odd rule. */

import { CHARGES } from "../../art/charges";

const CARD = "M-30-48H30L36-42V42L30 48H-30L-36 42V-42z";
const WAVE = "c12-9 20-9 32 0s20 9 32 0s20-9 32 0v11c-12-9-20-9-32 0s-20 9-32 0s-20-9-32 0z";

/** A leaf of a wreath: how far round from the top it grows, and on which side. */
function leaf(degrees: number, side: 1 | -1): string {
  const at = (radius: number, by: number) => {
    const angle = ((degrees + by) * Math.PI) / 180;
    return `${Math.round(side * radius * Math.sin(angle))} ${Math.round(-radius * Math.cos(angle))}`;
  };
  return `M${at(32, 18)}Q${at(60, 16)} ${at(51, -20)}Q${at(26, -16)} ${at(32, 18)}z`;
}

const WREATH = [38, 70, 102, 134, 164];
const LAUREL = WREATH.map((degrees) => leaf(degrees, 1) + leaf(degrees, -1)).join("");

export const BUILDING_SIGNS = {
  /** An open book. */
  university: "M0-28C-14-38-32-40-48-36V32C-32 28-14 30 0 40C14 30 32 28 48 32V-36C32-40 14-38 0-28zM-3-20H3V28H-3z",
  /** A flask. */
  laboratory:
    "M-14-48H14V-38H9V-14L36 34C40 42 36 48 28 48H-28C-36 48-40 42-36 34L-9-14V-38H-14zM-3-38V-11L-15 12H15L3-11V-38z" +
    "M-8 24a5 5 0 1 0 .1 0zM10 30a4 4 0 1 0 .1 0z",
  /** An anvil and a hammer. */
  workshop:
    "M-48-6H46C46 8 32 14 16 15V24C16 30 22 34 30 36V46H-30V36C-22 34-16 30-16 24V15C-34 14-46 6-48-6zM-34-46H-4V-34H46V-24H-4V-12H-34z",
  /** Books on a shelf. */
  library:
    "M-46-44H-26V36H-46zM-22-32H-2V36H-22zM4-36L21-43L46 30L29 37zM-42-32H-30V-26H-42zM-42 20H-30V26H-42zM-18-20H-6V-14H-18zM-50 40H50V48H-50z",
  /** A lyre. */
  opera:
    "M-30-48C-46-20-42 20-12 32V40H-26V50H26V40H12V32C42 20 46-20 30-48L19-44C28-18 28 8 8 18H-8C-28 8-28-18-19-44z" +
    "M-20-34H20V-26H-20zM-13-22H-8V12H-13zM-3-22H3V15H-3zM8-22H13V12H8z",
  /** A picture on its easel. */
  studio:
    "M-4-50H4V-40H34V12H14L28 50H17L3 14H-3L-17 50H-28L-14 12H-34V-40H-4zM-25-31V3H25V-31zM-21-1L-7-20L2-8L9-16L21-1z",
  /** The cross of those who nurse. */
  hospital: "M-16-48H16L8-8L48-16V16L8 8L16 48H-16L-8 8L-48 16V-16L-8-8z",
  /** A mask. */
  theatre:
    "M-42-42C-16-32 16-32 42-42C50-8 36 34 0 48C-36 34-50-8-42-42zM-31-10C-25-22-11-20-7-8C-14-3-25-4-31-10z" +
    "M31-10C25-22 11-20 7-8C14-3 25-4 31-10zM-25 10C-10 19 10 19 25 10C20 34-20 34-25 10z",
  tower: CHARGES.tower,
  /** A church. */
  chapel:
    "M-4-50H4V-43H12V-35H4V-26L32-3V48H10V22A10 10 0 0 0-10 22V48H-32V-3L-4-26V-35H-12V-43H-4zM0-12A8 8 0 1 0 .1-12z",
} as const;

export const SIGNS: Readonly<Record<string, string>> = {
  ...BUILDING_SIGNS,
  forest: "M-20-48A27 27 0 0 1-15 5V42H-25V5A27 27 0 0 1-20-48zM27-20A22 22 0 0 1 31 23V46H23V23A22 22 0 0 1 27-20z",
  lake: [-34, -7, 20].map((y) => `M-48 ${y}${WAVE}`).join(""),
  /** A fountain. */
  park:
    "M-46 18H46C44 34 30 40 14 42V50H-14V42C-30 40-44 34-46 18zM-26-12H26C24-2 15 4 5 5V14H-5V5C-15 4-24-2-26-12z" +
    "M0-50C6-40 8-34 8-28A8 8 0 0 1-8-28C-8-34-6-40 0-50zM-14-17C-16-32-28-36-35-24L-42-28C-34-46-10-40-8-17z" +
    "M14-17C16-32 28-36 35-24L42-28C34-46 10-40 8-17z",
  /** A tree on a hill by the water. */
  landscape: `M-22-48A18 18 0 0 1-18-13V-6L-26-4V-13A18 18 0 0 1-22-48zM28-44A11 11 0 1 0 28.100-44zM-48 18C-30-4-6-4 10 10C22 0 36 2 48 8V20H-48zM-48 32${WAVE}`,
  /** A cap with bells. */
  jester:
    "M-28 20C-30-6-36-10-41 2L-49-2C-44-30-22-32-12-14C-12-30-6-40 0-48C6-40 12-30 12-14C22-32 44-30 49-2L41 2C36-10 30-6 28 20z" +
    "M-44 6A8 8 0 1 0-43.900 6zM44 6A8 8 0 1 0 44.100 6zM-32 26H32V36L21 49L11 36L0 49L-11 36L-21 49L-32 36z",
  /** A pair of compasses. */
  architect:
    "M0-50A12 12 0 0 1 11-32L36 40L34 50L25 44L0-20L-25 44L-34 50L-36 40L-11-32A12 12 0 0 1 0-50zM0-43A5 5 0 1 0 .1-43z" +
    "M-10 10C-4 13 4 13 10 10L13 18C4 22-4 22-13 18z",
  prestige: `${CARD}M0-28L7-9L27-8L11 4L17 24L0 12L-17 24L-11 4L-27-8L-7-9z`,
  /** A letter with its seal. */
  recruiting: "M-40-50H40V20H-40zM-27-37V-29H27V-37zM-27-21V-13H27V-21zM-27-5V3H8V-5zM0 24A13 13 0 1 1-.1 24z",
  /** A ship. */
  travel:
    "M-47 16H47C43 34 34 44 24 46H-24C-36 44-43 32-47 16zM-3 10V-48H3C28-40 38-14 38 10zM-9 10H-38C-26-4-14-20-9-38z",
  religion: "M-8-50H8V-24H34V-8H8V50H-8V-8H-34V-24H-8z",
  /** Somebody's words. */
  opinion: "M-48-42H48V22H-2L-28 48V22H-48zM-34-27H34V-19H-34zM-34-11H34V-3H-34zM-34 5H8V13H-34z",
  /** A coin with the lily of Florence. */
  florin:
    "M0-49A49 49 0 1 1-.1-49zM0-40A40 40 0 1 0 .1-40zM0-31C8-21 10-10 6-1H11C12-10 19-16 26-12C33-7 29 5 22 4C23 0 22-3 19-2C16 0 15 3 15 6H-15" +
    "C-15 3-16 0-19-2C-22-3-23 0-22 4C-29 5-33-7-26-12C-19-16-12-10-11-1H-6C-10-10-8-21 0-31zM-15 10H15V16H7C7 22 4 27 0 31C-4 27-7 22-7 16H-15z",
  laurel: LAUREL,
  /** A framed picture, hung up. */
  work: "M0-50L34-26H46V46H-46V-26H-34zM0-40L-19-26H19zM-35-15V35H35V-15zM0-12L6 4L22 5L10 15L14 31L0 22L-14 31L-10 15L-22 5L-6 4z",
  bonus: `${CARD}M-6-24H6V-6H24V6H6V24H-6V6H-24V-6H-6z`,
  /** A head with a cap. */
  profession:
    "M-46 48C-46 22-28 14 0 14S46 22 46 48zM-18-12H18V-8A18 18 0 0 1-18-8zM-28-20C-34-44 18-56 28-28C30-20 20-18 0-18S-26-14-28-20z",
  /** A banner. */
  first: "M-40-50H-30V50H-40zM-24-46H46L30-22L46 2H-24z",
  /** A house and a tower. */
  building:
    "M-20-26L10-4V48H-9V26H-29V48H-48V-4zM17-48H25V-41H29V-48H36V-41H40V-48H48V48H17zM28-26V-10H37V-26zM28 4V20H37V4z",
  large:
    "M0-50L50-28V-20H-50V-28zM-44-15H44V48H11V28A11 11 0 0 0-11 28V48H-44zM-34-6V6H-24V-6zM-5-6V6H5V-6zM24-6V6H34V-6zM-34 16V28H-24V16zM24 16V28H34V16z",
  medium: "M0-38L44-11V-2H-44V-11zM-38 3H38V48H10V28A10 10 0 0 0-10 28V48H-38zM-29 12V24H-20V12zM20 12V24H29V12z",
  small: "M0-22L36 6V15H-36V6zM-29 19H29V48H8V32H-8V48H-29z",
  size: "M-49 48V26L-37 14L-25 26V48zM-19 48V8L-4-8L11 8V48zM17 48V-24L33-46L49-24V48z",
  "landscape-kind": `M-24-48A19 19 0 0 1-20-11V4H-28V-11A19 19 0 0 1-24-48zM26-46L47-23L26 0L5-23zM26-32L18-23L26-14L34-23zM-48 14${WAVE}M-48 36${WAVE}`,
  freedom: CHARGES.dove,
  "prestige-card": `${CARD}M0-28L7-9L27-8L11 4L17 24L0 12L-17 24L-11 4L-27-8L-7-9z`,
  /** Cards in a hand. */
  "hand-card": "M-50-24L-20-34L-2 40L-10 44zM-14-38H16L14 30L2 38zM22-36L50-24L12 44L6 40z",
  /** A card on the table. */
  "table-card": "M-34-50H34V26H-34zM0-40A13 13 0 1 0 .1-40zM-22 16C-22 0-14-8 0-8S22 0 22 16zM-50 36H50V47H-50z",
  /** One of each. */
  category: "M-24-46A20 20 0 1 1-24.100-46zM6-44H44V-6H6zM-24 4L-2 46H-46zM25 2L47 25L25 48L3 25z",
  "free-square": "M-46-46H46V46H-46zM-37-37V-5H-5V-37zM5-37V-5H37V-37zM-37 5V37H-5V5zM5 5V37H37V5z",
  card: "M-44-48H16V-34H-30V34H-44zM-24-28H44V48H-24zM-14-18V-10H34V-18zM-14-2V6H34V-2z",
};
