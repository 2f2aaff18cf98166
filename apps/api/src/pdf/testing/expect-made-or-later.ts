import { expect } from 'vitest';

/**
 * Documents that are asked for at once are made, or refused because others are in line. How many are refused depends on how
 * fast one is drawn, so that only the line itself (`runPdfThread`) is tested by number.
 */
export function expectMadeOrLater(replies: readonly { readonly status: number }[]): void {
  const statuses = replies.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
}
