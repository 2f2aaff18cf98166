import { defineConfig } from '@playwright/test';
import { findBrowsers } from '../../tools/test/ensure-browsers.mjs';
import type { Chosen } from './browser-test.ts';

const programs = findBrowsers();

/** Journeys and attacks in the browsers that Playwright cannot drive as people have them. */
export default defineConfig<object, Chosen>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: '../build/browser-results',
  projects: [
    { name: 'Firefox', use: { engine: 'Firefox', programs } },
    { name: 'WebKit', use: { engine: 'WebKit', programs } },
  ],
});
