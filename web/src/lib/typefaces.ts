/** The house's typefaces, which are asked for with the page itself. */

const FACES = ['1em "EB Garamond"', '1em "Cormorant SC"', "1em Inter"];
const PATIENCE = 1500;

/** Ends when all are there, or after a while: what is written in another face first has other lines. */
export async function typefaces(): Promise<void> {
  const there = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([there, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
