import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'blocks',
    environment: 'happy-dom',
    // The style sheets are read, as on a wide screen, so that tests can name the value that a setting gives.
    css: true,
    environmentOptions: { happyDOM: { width: 1280, height: 900 } },
    include: ['src/**/*.test.{ts,tsx}'],
    // All files share one page and one set of modules: creating them for each file takes most of the time. Tests
    // restore what they change; they mock only modules that are loaded at the moment of use.
    isolate: false,
    // Finding an element by its role reads its styles; a busy machine takes its time.
    testTimeout: 20_000,
    setupFiles: ['../ui-kit/src/testing/clean-page.ts'],
  },
});
