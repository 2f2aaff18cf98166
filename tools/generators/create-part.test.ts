import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPart } from './create-part.ts';

const workspace = resolve(import.meta.dirname, '../..');
const lists = [
  '.oxfmtrc.json',
  'libs/blocks/src/registry/schema-registry.ts',
  'libs/blocks/src/registry/block-components.ts',
  'libs/blocks/src/testing/block-fixtures.ts',
  // The lists of blocks are derived from the files of the blocks.
  'libs/blocks/src/content',
  'libs/blocks/src/sections',
  'libs/texts/src/nl/site-blocks.ts',
  'libs/shop-domain/src/index.ts',
  'libs/api-contract/src/visitor-paths.ts',
  'libs/api-contract/src/endpoints.ts',
  'apps/api/src/http/handlers.ts',
  'apps/api/src/pages/handlers.ts',
  'apps/api/src/shoppingcart/handlers.ts',
  'tools/lint/floors/api.cjs',
  'tools/lint/floors/api-contract.cjs',
  'tools/lint/floors/shop-domain.cjs',
];
/** Files of blocks that no list is derived from. */
const isUnread = /\/src\/(content|sections)\/.*(?<!\.schema|\.render|\.fixture)\.tsx?$/;
const root = mkdtempSync(join(tmpdir(), 'etalage-new-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A workspace with only the lists that parts are added to, and what these are derived from. */
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const path of lists)
    cpSync(join(workspace, path), join(root, path), {
      recursive: true,
      filter: (source) => !isUnread.test(source),
    });
});

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
/** Every file with its size and the time of its last change; a file that is written again has another time. */
const snapshot = () =>
  filesOf(root).map((path) => {
    const { size, mtimeNs } = statSync(path, { bigint: true });
    return [path, size, mtimeNs];
  });
const refused = async (...words: string[]) => {
  const before = snapshot();
  const message = await createPart(root, words).then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  );
  expect(snapshot()).toEqual(before);
  return message;
};

describe('createPart', () => {
  it('creates the files that it reports', async () => {
    const { created, changed } = await createPart(root, ['block', 'call-to-action']);
    for (const path of [...created, ...changed]) expect(existsSync(join(root, path)), path).toBe(true);
    expect(created).toHaveLength(5);
    expect(readFileSync(join(root, 'libs/blocks/src/registry/schema-registry.ts'), 'utf8')).toContain(
      '  callToAction: callToActionBlock,\n} as const',
    );
    expect(readFileSync(join(root, 'libs/texts/src/nl/site-blocks.ts'), 'utf8')).toMatch(
      /\n {2}block_call_to_action_title: 'Call to action',\n\} as const;\n$/,
    );
  });

  it('creates an owner endpoint in five files, and a visitor endpoint with its path in the list for browsers', async () => {
    const owner = await createPart(root, ['endpoint', 'pages', 'list-newest-pages']);
    expect([...owner.created, ...owner.changed]).toEqual([
      'libs/api-contract/src/pages/list-newest-pages.ts',
      'apps/api/src/pages/list-newest-pages.handler.ts',
      'apps/api/src/pages/list-newest-pages.test.ts',
      'libs/api-contract/src/endpoints.ts',
      'apps/api/src/pages/handlers.ts',
    ]);
    const contract = readFileSync(join(root, owner.created[0] ?? ''), 'utf8');
    expect(contract).toContain("audience: 'owner'");
    expect(contract).toContain("path: '/api/services/websites/v1/pages/list-newest-pages'");
    const visitor = await createPart(root, ['endpoint', 'shoppingcart', 'list-offers', '--visitor']);
    expect(visitor.changed).toContain('libs/api-contract/src/visitor-paths.ts');
    expect(readFileSync(join(root, 'libs/api-contract/src/visitor-paths.ts'), 'utf8')).toContain(
      "  listOffers: { path: '/api/services/webshop/v1/shoppingcart/list-offers' },\n} as const;",
    );
  });

  it.each([
    ['pages', 'list-newest-pages'],
    ['shoppingcart', 'list-offers', '--visitor'],
  ])(
    'expects of a new endpoint of %s a result that only a person can write down, and no refusal',
    async (...words) => {
      const { created } = await createPart(root, ['endpoint', ...words]);
      const test = readFileSync(join(root, created.find((path) => path.endsWith('.test.ts')) ?? ''), 'utf8');
      expect(test).toMatch(
        /expect\(reply\)\.toMatchObject\(\{\s+status: 200,\s+body: \{ todo: 'expect here what \w+ returns/,
      );
    },
  );

  it('gives a new folder a floor', async () => {
    await createPart(root, ['rule', 'free-shipping']);
    await createPart(root, ['endpoint', 'newest-pages', 'list-newest-pages']);
    const floors = (name: string) => readFileSync(join(root, `tools/lint/floors/${name}.cjs`), 'utf8');
    expect(floors('shop-domain')).toMatch(/'product-mode',\s+'free-shipping',/);
    expect(floors('api-contract')).toMatch(/'pages',\s+'newest-pages',/);
  });

  it.each([
    ['CallToAction', /small letters/],
    ['call_to_action', /small letters/],
    ['call--action', /small letters/],
    ['../weg', /small letters/],
    ['1-kolom', /starting with a letter/],
    ['x'.repeat(41), /too long/],
    ['delete', /word of TypeScript/],
    ['utils', /says nothing/],
  ])('refuses the name %j in one sentence and writes nothing', async (name, reason) => {
    for (const kind of ['block', 'section', 'field', 'rule']) {
      expect(await refused(kind, name)).toMatch(reason);
    }
    expect(await refused('endpoint', 'pages', name)).toMatch(reason);
    expect(await refused('endpoint', name, 'x')).toMatch(reason);
  });

  it('refuses what exists, in a folder, a list or under the same name', async () => {
    await createPart(root, ['block', 'quote']);
    expect(await refused('block', 'quote')).toMatch(/exists already/);
    expect(await refused('section', 'quote')).toMatch(/taken|exists/);
    expect(await refused('block', 'paragraph')).toMatch(/exists|taken/);
    expect(await refused('endpoint', 'shoppingcart', 'get-cart')).toMatch(/exists|taken/);
    expect(await refused('rule', 'cart-totals')).toMatch(/taken/);
  });

  it('adds the handler of an endpoint only to the table of its area', async () => {
    const { changed } = await createPart(root, ['endpoint', 'pages', 'list-newest-pages']);
    expect(changed).not.toContain('apps/api/src/http/handlers.ts');
    const table = readFileSync(join(root, 'apps/api/src/pages/handlers.ts'), 'utf8');
    expect(table).toContain("import { listNewestPagesHandler } from './list-newest-pages.handler.ts';");
    expect(table).toContain('  listNewestPages: listNewestPagesHandler,\n} satisfies Partial<Handlers>;');
  });

  it('creates a table for a new area, adds it to the table of all handlers, and adds a floor', async () => {
    const { created } = await createPart(root, ['endpoint', 'newest-pages', 'list-newest-pages']);
    expect(created).toContain('apps/api/src/newest-pages/handlers.ts');
    const joined = readFileSync(join(root, 'apps/api/src/http/handlers.ts'), 'utf8');
    expect(joined).toContain("import { newestPagesHandlers } from '../newest-pages/handlers.ts';");
    expect(joined).toContain('  newestPagesHandlers,\n]);');
    const floors = readFileSync(join(root, 'tools/lint/floors/api.cjs'), 'utf8');
    expect(floors).toContain("'not-found', 'newest-pages'");
  });

  it('refuses areas that contain no endpoints, and digits in a path', async () => {
    expect(await refused('endpoint', 'db', 'list-rows')).toMatch(/cannot contain endpoints/);
    expect(await refused('endpoint', 'pages', 'list-2')).toMatch(/digit/);
  });

  it('prints its usage', async () => {
    expect(await refused()).toMatch(/^Usage: npm run new/);
    expect(await refused('page', 'x')).toMatch(/no template for "page"/);
    expect(await refused('block')).toMatch(/Say a name/);
    expect(await refused('block', 'a', 'b')).toMatch(/one word too many/);
    expect(await refused('block', 'a', '--visitor')).toMatch(/one word too many/);
  });
});
