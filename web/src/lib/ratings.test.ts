import { describe, expect, it } from "vitest";

import { changeText, curve, HEIGHT, poolKey, ratingText, WIDTH } from "./ratings";

const point = (rating: number, uncertainty: number, season = 1) => ({
  table: "t",
  at: 0,
  season,
  place: 1,
  rating,
  uncertainty,
});

describe("ratings in words", () => {
  it("tells a rating with its uncertainty, and a change with its sign", () => {
    expect(ratingText({ rating: 1512, uncertainty: 90 })).toBe("1512 ± 90");
    expect([14, 0, -9].map(changeText)).toEqual(["+14", "+0", "−9"]);
  });

  it("knows a pool by its game and seats", () => {
    expect(poolKey({ game: "patrician", seats: 4 })).toBe("patrician 4");
  });
});

describe("the curve of a rating", () => {
  it("goes from the first game to the last, inside its band", () => {
    const { line, band, low, high } = curve([point(1500, 100), point(1600, 80), point(1550, 50)]);
    expect([low, high]).toEqual([1400, 1680]);
    const places = line.split(" ").map((spot) => spot.split(",").map(Number));
    expect(places.map(([x]) => x)).toEqual([0, WIDTH / 2, WIDTH]);
    expect(band.split(" ")).toHaveLength(6);
    for (const [, y] of places) expect(y).toBeGreaterThan(0);
    for (const [, y] of places) expect(y).toBeLessThan(HEIGHT);
    expect(places[1]?.[1]).toBeLessThan(places[0]?.[1] ?? 0);
  });

  it("is a level line after one game", () => {
    const { line, seasons } = curve([point(1510, 400)]);
    expect(line).toBe(`0.0,50.0 ${WIDTH}.0,50.0`);
    expect(seasons).toEqual([]);
  });

  it("says where a season begins", () => {
    expect(curve([point(1500, 90), point(1510, 120, 2), point(1520, 100, 2)]).seasons).toEqual([WIDTH / 4]);
  });
});
