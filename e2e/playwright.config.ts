import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './support/chromium-arguments.ts';
import { findChromium } from '../tools/test/ensure-chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const dashboardPort = port + 1;
// A product of its own, with a database of its own, thrown away with the folder.
const dataDir = process.env['E2E_DATA_DIR'] ?? join(tmpdir(), `etalage-e2e-${port}-${Date.now()}`);
process.env['E2E_DASHBOARD_URL'] = `http://127.0.0.1:${dashboardPort}`;
// Mails that only their recipient may read are files in it.
process.env['E2E_DATA_DIR'] = dataDir;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // One more than the smallest machine has processors: a journey often waits for the page, its server or its database.
  workers: 3,
  // At hand a journey that fails is looked at; a landing tries it once more, and `npm test` names it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: 'build/results.json' }]],
  outputDir: 'build/test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'nl-NL',
    viewport: { width: 1440, height: 900 },
    // A wait that is never met fails with what it waited for, not with the end of the test.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Recording costs a fifth of the run, so only a second try is recorded; at hand `--trace on` records the first.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArguments,
    },
  },
  webServer: {
    command: 'node ../tools/demo/serve.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    // For work on tests: a product that runs already, E2E_PORT being its address.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DASHBOARD_PORT: String(dashboardPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      NODE_ENV: 'production',
    },
  },
});
