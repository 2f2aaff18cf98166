import type { Locator } from '@playwright/test';

/** How many of the elements stand in each row, by where they are drawn. */
export async function rows(elements: Locator): Promise<number[]> {
  const tops = await elements.evaluateAll((found) =>
    found.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}
