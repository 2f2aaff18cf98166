import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './support/chromium-arguments.ts';
import { otherApi } from './support/other-api.ts';
import { leftOut } from './support/deep-run.ts';
import { findChromium } from '../tools/test/ensure-chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const dashboardPort = port + 1;
// A separate instance of the product, with its own database, deleted with the folder.
const dataDir = process.env['E2E_DATA_DIR'] ?? join(tmpdir(), `etalage-e2e-${port}-${Date.now()}`);
process.env['E2E_DASHBOARD_URL'] = `http://127.0.0.1:${dashboardPort}`;
// Mails that only their recipient may read are files in this folder.
process.env['E2E_DATA_DIR'] = dataDir;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // These have a configuration of their own.
  testIgnore: '**/browsers/**',
  grepInvert: leftOut(),
  fullyParallel: true,
  // The number of processors of the smallest machine. With a third worker a journey costs more processor time, and the
  // whole run takes a tenth longer.
  workers: 2,
  // Locally a failed journey is investigated; before a merge it is retried once, and `npm test` reports it.
  retries: process.env['CI'] ? 1 : 0,
  // Three times what the longest takes on two free processors: a machine that others use too is not a failure.
  timeout: 90_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: 'build/results.json' }]],
  outputDir: 'build/test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'nl-NL',
    viewport: { width: 1440, height: 900 },
    // A wait that times out fails with what it waited for, not with the timeout of the test.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Recording takes a fifth of the run, so only a retry is recorded; locally `--trace on` records the first attempt.
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
    // For work on tests: an instance that is already running, with E2E_PORT as its port.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DASHBOARD_PORT: String(dashboardPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      API_HOSTS: otherApi,
      NODE_ENV: 'production',
    },
  },
});
