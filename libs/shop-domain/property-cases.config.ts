import fc from 'fast-check';

/** Random cases of a property: 2,000 in every run, 100,000 in a deep one, and as many as asked for where many runs follow. */
const cases = process.env['PROPERTY_CASES'] ?? (process.env['ETALAGE_DEEP'] ? 100_000 : 2_000);

fc.configureGlobal({ numRuns: Number(cases) });
