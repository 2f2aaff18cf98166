import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtApps, sourceStamp } from './source-stamp.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const withBuild = JSON.stringify({ nx: { targets: { build: {} } } });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'etalage-stamp-'));
  write('package-lock.json', '{}');
  write('apps/storefront/package.json', withBuild);
  write('apps/storefront/src/page.tsx', 'page');
  write('apps/api/package.json', '{}');
  write('apps/api/src/main.ts', 'main');
  write('libs/texts/src/nl.ts', 'texts');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('sourceStamp', () => {
  it.each([
    'package-lock.json',
    'apps/storefront/src/page.tsx',
    'apps/storefront/src/new-page.tsx',
    'libs/texts/src/nl.ts',
  ])('changes with %s', (file) => {
    const before = sourceStamp(root);
    write(file, 'changed');
    expect(sourceStamp(root)).not.toBe(before);
  });

  it.each([
    'apps/api/src/main.ts',
    'libs/texts/src/nl.test.ts',
    'libs/texts/README.md',
    'apps/storefront/build/server.js',
    'libs/texts/node_modules/x/index.js',
  ])('does not change with %s, which is not part of a build', (file) => {
    const before = sourceStamp(root);
    write(file, 'changed');
    expect(sourceStamp(root)).toBe(before);
  });

  it('depends on contents, not on modification times', () => {
    const before = sourceStamp(root);
    utimesSync(join(root, 'libs/texts/src/nl.ts'), 1, 1);
    expect(sourceStamp(root)).toBe(before);
  });

  it('changes when a text moves from one file to the next', () => {
    write('libs/texts/src/a.ts', 'ab');
    write('libs/texts/src/b.ts', 'c');
    const before = sourceStamp(root);
    write('libs/texts/src/a.ts', 'a');
    write('libs/texts/src/b.ts', 'bc');
    expect(sourceStamp(root)).not.toBe(before);
  });
});

describe('builtApps', () => {
  it('are the apps with a build target', () => {
    expect(builtApps(root)).toEqual(['storefront']);
  });
});
