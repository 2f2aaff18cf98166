import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'tools', include: ['**/*.test.ts'], testTimeout: 120_000, hookTimeout: 300_000 },
});
