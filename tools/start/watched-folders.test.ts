import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from '../node/use-project-node.mjs';
import { runsOnServer, watchedFolders } from './watched-folders.ts';

const root = mkdtempSync(join(tmpdir(), 'etalage-watched-'));
mkdirSync(join(root, 'apps/api'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

describe('watchedFolders', () => {
  it('follows from the packages that the server declares', () => {
    const dependencies = { '@etalage/new-library': '*', fastify: '5.0.0', '@fastify/static': '1.0.0' };
    writeFileSync(join(root, 'apps/api/package.json'), JSON.stringify({ dependencies }));
    expect(watchedFolders(root)).toEqual(['apps/api/src', 'libs/new-library/src']);
  });

  it('contains the schemas of blocks and fields, which the server uses to validate and sanitise', () => {
    const folders = watchedFolders(workspaceRoot);
    expect(folders).toContain('libs/blocks/src');
    expect(folders).toContain('libs/form-engine/src');
    for (const folder of folders) expect(existsSync(join(workspaceRoot, folder)), folder).toBe(true);
  });
});

describe('runsOnServer', () => {
  it.each([
    'http/handlers.ts',
    'content/button/button.schema.ts',
    'content/button/button.migrations.ts',
    'registry/field-type.ts',
  ])('takes %s', (path) => {
    expect(runsOnServer(path)).toBe(true);
  });

  it.each([
    'content/button/button.render.tsx',
    'content/button/button.css.ts',
    'content/button/button.fixture.ts',
    'content/button/button.test.ts',
    'content/menu/menu.behaviour.ts',
    'rich-text/rich-text.editor.ts',
    'README.md',
    'button.schema.ts.swp',
  ])('omits %s, which the browser reloads itself or nothing runs', (path) => {
    expect(runsOnServer(path)).toBe(false);
  });
});
