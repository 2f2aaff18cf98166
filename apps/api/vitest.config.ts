import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    // One PostgreSQL server for the whole run; each test file asks it for a database of its own.
    globalSetup: ['src/testing/test-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
