import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'dashboard',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // One page and one set of modules for all files: making them anew for each takes most of the time. What a test
    // changes is put back; of modules it stands in for only those that are loaded at the moment of use.
    isolate: false,
    setupFiles: ['../../libs/ui-kit/src/testing/clean-page.ts'],
  },
});
