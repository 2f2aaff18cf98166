import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'designer-protocol', include: ['src/**/*.test.ts'] } });
