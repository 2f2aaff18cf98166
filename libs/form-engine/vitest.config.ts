import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'form-engine',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // One page and one set of modules for all files: creating them again for each file takes most of the time. A test
    // restores what it changes, and replaces only modules that are loaded at the moment of use.
    isolate: false,
    // Some tests wait for what is loaded lazily; a busy machine takes its time.
    testTimeout: 20_000,
    setupFiles: ['../ui-kit/src/testing/clean-page.ts'],
  },
});
