import fc from 'fast-check';

/** Random cases of a property: 2,000 in every run, 100,000 in a deep one. */
fc.configureGlobal({ numRuns: process.env['ETALAGE_DEEP'] ? 100_000 : 2_000 });
