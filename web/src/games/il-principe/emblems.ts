/** The emblems of the regions, in a square of 100, its middle at 0,0; holes are cut by the even-odd rule. */

import { CHARGES } from "../../art/charges";

export const EMBLEMS: Readonly<Record<string, string>> = {
  /** The Alps. */
  blue: "M-50 36L-16-32L2 0L16-20L50 36zM-16-14L-26 8L-19 3L-12 10L-6 6z",
  /** An ear of the plain's wheat. */
  green:
    "M-3 50V8H3V50zM0-50C9-40 9-30 0-19C-9-30-9-40 0-50zM4-12C8-26 16-32 28-33C27-20 18-12 4-12zM-4-12C-8-26-16-32-28-33C-27-20-18-12-4-12z" +
    "M4 8C8-6 16-12 28-13C27 0 18 8 4 8zM-4 8C-8-6-16-12-28-13C-27 0-18 8-4 8zM4 28C8 14 16 8 28 7C27 20 18 28 4 28zM-4 28C-8 14-16 8-28 7C-27 20-18 28-4 28z",
  /** A bridge over a canal. */
  red: "M-50 22V6C-30-30 30-30 50 6V22H30C24-6-24-6-30 22zM-50 32C-38 26-28 26-16 32S6 38 18 32S38 26 50 32V40C38 34 28 34 16 40S-6 46-18 40S-38 34-50 40z",
  /** A ship of the Adriatic. */
  yellow:
    "M-48 18H48C44 34 36 42 26 44H-26C-36 42-44 34-48 18zM-2 12V-48C24-42 38-16 38 12zM-10 12V-36C-28-24-36-8-38 12z",
  /** The key of Saint Peter. */
  violet: CHARGES.key,
  /** A cypress. */
  brown: "M0-50C14-24 20 4 17 26C12 36-12 36-17 26C-20 4-14-24 0-50zM-5 36H5V50H-5z",
};
