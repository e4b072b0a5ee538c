import { describe, expect, test } from "vitest";

import { PLAYERS, region, role, view } from "./samples";
import { awardsOf, ownFirst, rankInColour, rankInRegion, rolePoints, shieldsToLead } from "./standings";

test("the reader stands first, the others follow clockwise", () => {
  const three = [...PLAYERS, { seat: 2, name: "Cy", family: "gonzaga" as const }];
  expect(ownFirst(three, 1).map(({ name }) => name)).toEqual(["Bo", "Cy", "Ada"]);
  expect(ownFirst(three, null).map(({ name }) => name)).toEqual(["Ada", "Bo", "Cy"]);
});

describe("a region", () => {
  test("pays whoever has most shields, and second most", () => {
    const blue = region("blue", [3, 1, 1], [5, 2, 2]);
    expect(awardsOf(blue)).toEqual({ most: { seats: [0], points: 5 }, second: { seats: [1, 2], points: 2 } });
    expect([0, 1].map((seat) => rankInRegion(blue, seat))).toEqual(["most", "second"]);
  });

  test("pays all who share most, and no second", () => {
    const { most, second } = awardsOf(region("blue", [2, 2, 1], [5, 5, 0]));
    expect(most.seats).toEqual([0, 1]);
    expect(second).toEqual({ seats: [], points: 0 });
  });

  test("is led by one shield more than the others", () => {
    expect(shieldsToLead(region("blue", [1, 2]), 0)).toBe(2);
    expect(shieldsToLead(region("blue", [3, 2]), 0)).toBe(0);
    expect(shieldsToLead(region("blue", [0, 0]), 0)).toBe(1);
  });
});

test("in a colour those are ahead who would get its roles", () => {
  const roles = [role("major-red", { would: [1] }), role("minor-red", { would: [0] })];
  expect([0, 1].map((seat) => rankInColour(view({ roles }), "red", seat))).toEqual(["second", "most"]);
  expect(rankInColour(view({ roles }), "blue", 0)).toBeNull();
});

test("a city pays the others for their roles, once a colour", () => {
  const roles = [
    role("major-red", { holder: 1 }),
    role("minor-blue", { holder: 1 }),
    role("major-blue", { holder: 0 }),
  ];
  expect(rolePoints(view({ roles }), ["red", "red", "blue"], 0)).toEqual([{ seats: [1], points: 3 }]);
  expect(rolePoints(view({ roles }), ["green"], 0)).toEqual([]);
});
