import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDemoAssets, demoKey, isRendered } from './demo-assets.ts';
import { demoProducts } from './products/demo-products.ts';

const files = mkdtempSync(join(tmpdir(), 'etalage-assets-'));
const folder = join(files, 'winkel/assets');
afterAll(() => rmSync(files, { recursive: true, force: true }));
beforeAll(() => copyDemoAssets(files, 'winkel'));

describe('demo pictures', () => {
  it('show every product in at least two pictures of its own', () => {
    const scarce = demoProducts.filter(({ pictures }) => pictures.filter(isRendered).length < 2);
    expect(scarce.map(({ id }) => id)).toEqual([]);
    const firsts = demoProducts.map(({ pictures }) => pictures.find(isRendered));
    expect(new Set(firsts).size).toBe(demoProducts.length);
  });

  it('are as wide as the place where they are shown, and use at most 12 MB in total', async () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
    for (const name of names)
      expect((await sharp(join(folder, name)).metadata()).width, name).toBeGreaterThanOrEqual(700);
    const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThan(12_000_000);
  });

  it('have a compressed copy beside them when they are drawings', () => {
    const names = new Set(readdirSync(folder));
    const drawings = [...names].filter((name) => name.endsWith('.svg'));
    expect(drawings).toContain(basename(demoKey('logo.svg')));
    for (const name of drawings)
      expect([names.has(`${name}.br`), names.has(`${name}.gz`)]).toEqual([true, true]);
  });
});
