import { defineConfig } from 'vitest/config';

/** All projects in one run, for the tests that a change affects. */
export default defineConfig({
  test: { projects: ['apps/*', 'libs/*', 'tools', 'tools/demo'] },
});
