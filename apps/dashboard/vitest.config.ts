import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'dashboard',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // One page and one set of modules for all files: creating them again for each file takes most of the time. A test
    // restores what it changes, and replaces only modules that are loaded at the moment of use.
    isolate: false,
    setupFiles: ['../../libs/ui-kit/src/testing/clean-page.ts'],
  },
});
