import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shop-domain',
    include: ['src/**/*.test.ts'],
    // Pure functions: no file can leave state behind for the next.
    isolate: false,
    setupFiles: ['property-cases.config.ts'],
    testTimeout: process.env['ETALAGE_DEEP'] ? 600_000 : 20_000,
  },
});
