import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'shop-domain', include: ['src/**/*.test.ts'] } });
