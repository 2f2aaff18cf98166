import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'form-engine',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // One page and one set of modules for all files: making them anew for each takes most of the time. What a test
    // changes is put back; of modules it stands in for only those that are loaded at the moment of use.
    isolate: false,
    // Some tests wait for what is loaded lazily; a busy machine takes its time.
    testTimeout: 20_000,
    setupFiles: ['../ui-kit/src/testing/clean-page.ts'],
  },
});
