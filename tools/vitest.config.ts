import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'demo/**'],
    // Importing the same modules for each of forty files takes most of the time of the small ones; tests restore what
    // they change.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
