import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'site-model', include: ['src/**/*.test.ts'] } });
