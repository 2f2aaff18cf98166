import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that only the deep run contains. */
const DEEP_TESTS = '**/*.deep.test.ts';

export default defineConfig({
  test: {
    name: 'demo',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['ETALAGE_DEEP'] ? [] : [DEEP_TESTS])],
    // One PostgreSQL server for the whole run, as the tests of the api have it.
    globalSetup: ['@etalage/api/testing/server'],
    // Importing the server for each file takes most of the run, and files share no state but modules.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
