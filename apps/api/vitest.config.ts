import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that only the deep run contains; README.md states the reasons. */
const DEEP_TESTS = '**/*.deep.test.ts';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['ETALAGE_DEEP'] ? [] : [DEEP_TESTS])],
    // One PostgreSQL server for the whole run; each test file creates its own database on it.
    globalSetup: ['src/testing/start-test-server.ts'],
    setupFiles: ['src/testing/low-password-cost.ts'],
    // Importing the server for each of a hundred files takes a quarter of the run, and files share no state but modules.
    isolate: false,
    // Most files wait for PostgreSQL and for processes they kill, so two run together on the smallest machine too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Where projects run in one command, a project with its own number of workers needs its own group order.
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A slow machine is not a failure; the default is one second.
    expect: { poll: { timeout: 15_000 } },
  },
});
