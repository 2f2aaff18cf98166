import fc from 'fast-check';

/**
 * Random cases per property: 2,000 in a normal run, 100,000 in a deep run, and the number in PROPERTY_CASES if it is
 * set.
 */
const cases = process.env['PROPERTY_CASES'] ?? (process.env['ETALAGE_DEEP'] ? 100_000 : 2_000);

fc.configureGlobal({ numRuns: Number(cases) });
