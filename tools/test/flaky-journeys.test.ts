import { describe, expect, it } from 'vitest';
import { flakyJourneys } from './flaky-journeys.ts';

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status })),
});

describe('flakyJourneys', () => {
  it('names journeys that passed on a retry, with file and group', () => {
    const inner = { title: 'a cart', specs: [spec('is emptied', 'flaky'), spec('is filled', 'expected')] };
    const file = {
      title: 'storefront/cart.e2e.ts',
      specs: [spec('a visitor pays', 'flaky')],
      suites: [inner],
    };
    expect(flakyJourneys([file])).toEqual([
      'storefront/cart.e2e.ts › a visitor pays',
      'storefront/cart.e2e.ts › a cart › is emptied',
    ]);
  });

  it('names nothing that passed at once or failed twice', () => {
    const specs = [spec('passes', 'expected'), spec('fails', 'unexpected'), spec('is left out', 'skipped')];
    expect(flakyJourneys([{ title: 'cart.e2e.ts', specs }])).toEqual([]);
    expect(flakyJourneys([])).toEqual([]);
  });
});
