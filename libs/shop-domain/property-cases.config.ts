import fc from 'fast-check';
import { expect } from 'vitest';

/** Amounts, codecs and payments: a case in a hundred thousand is a wrong amount here. */
const MOST_TESTED = /\/src\/(cart|discount|filter-url|money|payment-status|price-with-options)\//;

/**
 * Random cases per property: 2,000 in a normal run; in a deep run 100,000 where amounts are decided and 10,000 elsewhere;
 * and the number in PROPERTY_CASES if it is set.
 */
function casesOf(testPath: string): number {
  const chosen = process.env['PROPERTY_CASES'];
  if (chosen) return Number(chosen);
  if (!process.env['ETALAGE_DEEP']) return 2_000;
  return MOST_TESTED.test(testPath) ? 100_000 : 10_000;
}

fc.configureGlobal({ numRuns: casesOf(expect.getState().testPath ?? '') });
