import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'demo/**'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
