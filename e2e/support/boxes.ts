import { expect, type Locator } from '@playwright/test';

/** How many of the elements are in each row, by their rendered position. */
export async function rows(elements: Locator): Promise<number[]> {
  const tops = await elements.evaluateAll((found) =>
    found.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

/** Checks that the two are beside or under each other, without overlap. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('both have to be on the screen');
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  expect(Math.min(across, down), 'overlap in pixels').toBeLessThanOrEqual(0);
}
