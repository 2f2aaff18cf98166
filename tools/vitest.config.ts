import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of several minutes of processor time, which only the deep run contains; README.md states the reasons. */
const DEEP_TESTS = '**/*.deep.test.ts';

export default defineConfig({
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'demo/**', ...(process.env['ETALAGE_DEEP'] ? [] : [DEEP_TESTS])],
    // Importing the same modules for each of forty files takes most of the time of the small ones; tests restore what
    // they change.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
