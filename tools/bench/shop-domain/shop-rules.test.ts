import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from '../../node/use-project-node.mjs';
import { ensureChromium } from '../../test/ensure-chromium.mjs';
import { buildRules } from './build-rules.ts';
import { readVectors } from './read-vectors.ts';

type Rule = (...input: unknown[]) => unknown;
interface Rules {
  priceWithOptions: Rule;
  cartTotals: Rule;
}

const { carts, prices } = readVectors();
const calls: (readonly [keyof Rules, readonly unknown[]])[] = [
  ...carts.map(({ call }) => ['cartTotals', call] as const),
  ...prices.map(({ call }) => ['priceWithOptions', call] as const),
];
let chunk = '';
let server: unknown[] = [];
let browser: unknown[] = [];

beforeAll(async () => {
  chunk = await buildRules();
  const path = join(workspaceRoot, 'libs/shop-domain/src/index.ts');
  const rules = (await import(path)) as Rules;
  server = calls.map(([name, call]) => rules[name](...call));
  browser = await inChromium(chunk);
});

/** A text, because the test runner's transformed function does not run in a browser. */
const askRules = `async ([source, wanted]) => {
  const rules = await import(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  return wanted.map(([name, call]) => rules[name](...call));
}`;

/** The results of the built chunk in a real browser. */
async function inChromium(code: string): Promise<unknown[]> {
  const { chromium } = createRequire(join(workspaceRoot, 'e2e/package.json'))('playwright-core');
  const started = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const page = await started.newPage();
    return (await page.evaluate(`(${askRules})(${JSON.stringify([code, calls])})`)) as unknown[];
  } finally {
    await started.close();
  }
}

interface Totals {
  payable: number;
  checkout: {
    figures: { tax_amounts: Record<string, number> };
    lines: { total: { incl_tax: number; excl_tax: number } }[];
    shipping: { price: { incl_tax: number; excl_tax: number } };
  };
}

interface Priced {
  unit: { incl_tax: number; excl_tax: number };
  options: { amount: number }[];
  errors: object;
}

const pair = ({ incl_tax, excl_tax }: { incl_tax: number; excl_tax: number }) => [incl_tax, excl_tax];

describe('the rules as a browser gets them', () => {
  it('weigh at most 6 kB and contain no zod', () => {
    expect(gzipSync(chunk, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024);
    expect(chunk).not.toMatch(/zod|ZodError|safeParse/);
  });

  it('return in Chromium what they return on the server', () => {
    expect(browser).toEqual(server);
  });

  it('total carts like an independent implementation', () => {
    for (const [at, { call, expected }] of carts.entries()) {
      const { payable, checkout } = browser[at] as Totals;
      const outcome = {
        payable,
        tax: checkout.figures.tax_amounts,
        lines: checkout.lines.map(({ total }) => pair(total)),
        shipping: pair(checkout.shipping.price),
      };
      expect(outcome, JSON.stringify(call)).toEqual(expected);
    }
  });

  it('PROD-50 PROD-51 price products like an independent implementation', () => {
    for (const [at, { call, expected }] of prices.entries()) {
      const { unit, options, errors } = browser[carts.length + at] as Priced;
      const amounts = options.map(({ amount }) => amount);
      expect({ unit: pair(unit), amounts }, JSON.stringify(call)).toEqual(expected);
      expect(errors).toEqual({});
    }
  });
});
