import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'storefront',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // All files share one page and one set of modules: creating them for each file takes most of the time. Tests
    // restore what they change; they mock only modules that are loaded at the moment of use.
    isolate: false,
    setupFiles: ['../../libs/ui-kit/src/testing/clean-page.ts'],
  },
});
