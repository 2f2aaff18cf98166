import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';

const workspace = join(import.meta.dirname, '../..');
const ADDRESS = 'http://catalogue.test';
/** Parallel runs must not build into the same folder. */
const run = process.env['E2E_PORT'] ?? 'run';

interface Fixtures {
  /** Opens a form of the catalogue of field types; without a name the page with all of them. */
  openScenario: (name?: string) => Promise<Page>;
}

/**
 * The catalogue of the form engine in a browser: built once per worker and served from its folder, without a server.
 */
export const test = base.extend<Fixtures, { catalogue: string }>({
  catalogue: [
    async ({}, use, { workerIndex }) => {
      const folder = join(workspace, `libs/form-engine/build/catalogue-${run}-${workerIndex}`);
      const { status, stderr } = spawnSync(
        join(workspace, 'node_modules/.bin/vite'),
        [
          'build',
          '--config',
          'libs/form-engine/catalogue/vite.config.ts',
          '--outDir',
          folder,
          '--emptyOutDir',
        ],
        { cwd: workspace, encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(`the catalogue was not built: ${stderr}`);
      await use(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openScenario: async ({ page, catalogue }, use) => {
    await page.route(`${ADDRESS}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const path = join(catalogue, pathname === '/' ? 'index.html' : pathname);
      // Samples of stored files refer to pictures that do not exist.
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404, body: '' });
    });
    await use(async (name) => {
      await page.goto(name === undefined ? `${ADDRESS}/` : `${ADDRESS}/?scenario=${name}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    });
  },
});

/** The stored values of the form on the page. */
export async function storedValues(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse(await page.locator('output').innerText()) as Record<string, unknown>;
}
