import Fastify from 'fastify';
import { MAX_FONT_BYTES, maxFonts } from '@etalage/api-contract';
import { afterAll, describe, expect, it } from 'vitest';
import { sitePartsHandlers } from '../site-parts/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { findPlace } from '../websites/place.repository.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { withWebsite } from '../db/with-website.ts';
import { fontRoutes } from './font-routes.ts';
import { fontsHandlers } from './handlers.ts';
import { figtree, serif } from './testing/font-samples.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const ids = { website_id: a, project_id: a };
const api = await startOwnerApi(database, { ...fontsHandlers, ...sitePartsHandlers }, a, b);
const server = Fastify();
await server.register(fontRoutes, { db: database.app });
afterAll(() => server.close());
const { pool } = database.admin;

interface Uploaded {
  hash: string;
  address: string;
  family: string;
  bytes: number;
}
const upload = async (file: Buffer) =>
  (await api.call('uploadFontFile', { ...ids, file: file.toString('base64') })).body as Uploaded;
const create = (id: string, name: string, regular: string, bold = '') =>
  api.call('createFont', { ...ids, id, name, regular, bold });
const listed = async () =>
  ((await api.call('listFonts', ids)).body as { fonts: { id: string; name: string; faces: object[] }[] })
    .fonts;
const remove = (id: string) => api.call('deleteFont', { ...ids, id });
const files = async () => (await pool.query('select hash from font_files')).rows.length;

/** The reply to an uploaded file, and the row that it left. */
interface Kept {
  readonly reply: Uploaded;
  readonly row: { bytes: Buffer; metrics: object };
}
const kept = new Map<Buffer, Kept>();

/** Stores a file as an upload does. Preparing a font takes a second, so each file is uploaded once and then copied. */
async function stored(file: Buffer): Promise<Uploaded> {
  const before = kept.get(file);
  if (before) {
    const { bytes, metrics } = before.row;
    await pool.query(`insert into font_files values ('a', $1, $2, $3, now()) on conflict do nothing`, [
      before.reply.hash,
      bytes,
      metrics,
    ]);
    return before.reply;
  }
  const reply = await upload(file);
  const { rows } = await pool.query<Kept['row']>(
    `select bytes, metrics from font_files where website_id = 'a' and hash = $1`,
    [reply.hash],
  );
  if (rows[0]) kept.set(file, { reply, row: rows[0] });
  return reply;
}

/** No fonts and no look, and one stored file; another website with a font of its own. */
async function startOver(): Promise<Uploaded> {
  for (const table of ['own_fonts', 'font_files', 'site_part_drafts'])
    await pool.query(`delete from ${table}`);
  await pool.query(`update websites set settings = '{}'`);
  const uploaded = await stored(serif);
  await pool.query(
    `insert into font_files select 'b', repeat('b', 64), bytes, metrics from font_files limit 1`,
  );
  await pool.query(`insert into own_fonts values ('b', 'font-elders', 'Elders', repeat('b', 64), null)`);
  return uploaded;
}
async function withFont(): Promise<string> {
  const { hash } = await startOver();
  await create('font-zomer', 'Zomer', hash);
  return 'font-zomer';
}

const cases = { database, api, otherWebsite: b, notFor: ['editor', 'shop'] as const };
ownerContractCases({ ...cases, endpoint: 'listFonts', good: async () => ids });
ownerContractCases({
  ...cases,
  endpoint: 'uploadFontFile',
  good: async () => ({ ...ids, file: serif.toString('base64') }),
  refused: async () => [
    {
      title: 'a file that is no font',
      body: { ...ids, file: Buffer.from('geen lettertype').toString('base64') },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...cases,
  endpoint: 'createFont',
  good: async () => {
    const { hash } = await startOver();
    return { ...ids, id: 'font-nieuw', name: 'Nieuw', regular: hash, bold: '' };
  },
  refused: async () => {
    await withFont();
    const { hash } = await stored(serif);
    const font = { ...ids, id: 'font-ander', name: 'Ander', regular: hash, bold: '' };
    return [
      { title: 'the id of another font', body: { ...font, id: 'font-zomer' }, code: 'conflict' },
      { title: 'a taken name', body: { ...font, name: 'zomer' }, code: 'validation_failed' },
      {
        title: 'a file of another website',
        body: { ...font, regular: 'b'.repeat(64) },
        code: 'validation_failed',
      },
      {
        title: 'bold of another website',
        body: { ...font, bold: 'b'.repeat(64) },
        code: 'validation_failed',
      },
    ];
  },
});
ownerContractCases({
  ...cases,
  endpoint: 'deleteFont',
  good: async () => ({ ...ids, id: await withFont() }),
  refused: async () => [
    { title: 'a font that is not there', body: { ...ids, id: 'weg' }, code: 'not_found' },
    { title: 'a font of another website', body: { ...ids, id: 'font-elders' }, code: 'not_found' },
  ],
  twice: (_, second) => expect(second.status).toBe(404),
  atOnce: (replies) => expect(replies.filter(({ status }) => status === 200)).toHaveLength(1),
});

describe('an uploaded font', () => {
  it('is refused in Dutch at its field when it is too large, and leaves nothing', async () => {
    await startOver();
    const before = await files();
    const file = Buffer.alloc(MAX_FONT_BYTES + 1, 1).toString('base64');
    const { status, body } = await api.call('uploadFontFile', { ...ids, file });
    expect([status, body.errors]).toEqual([
      422,
      { file: ['Dit bestand is groter dan 2 MB. Kies een kleiner bestand, het liefst WOFF2.'] },
    ]);
    expect(await files()).toBe(before);
  });

  it('has its metrics and one face, whose bold letters a browser makes, or two', async () => {
    const { hash, address } = await startOver();
    const { hash: bold } = await stored(figtree);
    await create('font-een', 'Een', hash);
    await create('font-twee', 'Twee', hash, bold);
    const [one, two] = await listed();
    expect(one?.faces).toMatchObject([{ address, weight: '400', ascent: 0.99, descent: 0.31 }]);
    expect(two?.faces).toMatchObject([
      { address, weight: '100 500', bold: 0 },
      { address: `/media/a/fonts/${bold}.woff2`, weight: '501 900', regular: 0 },
    ]);
  });

  it('is at most one of eight, also when they are made at once', async () => {
    const { hash } = await startOver();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => create(`font-nr-${at}-x`, `Nr ${at}`, hash)),
    );
    expect(await listed()).toHaveLength(maxFonts);
    expect(replies.find(({ status }) => status === 422)?.body.errors).toEqual({
      name: ['Je kunt hoogstens 8 eigen lettertypes hebben. Verwijder er eerst een.'],
    });
  });

  it('is served for a year from every address, for the canvas too, and not under another website or name', async () => {
    const { address, bytes } = await startOver();
    const reply = await server.inject(address);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.rawPayload).toHaveLength(bytes);
    const others = [
      address.replace('/a/', '/b/'),
      address.replace('/a/', '/%00/'),
      address.replace('.woff2', '.ttf'),
      '/media/a/fonts/x.woff2',
    ];
    for (const other of others) expect((await server.inject(other)).statusCode, other).toBe(404);
  });

  it('keeps files that no font uses only as long as a form may need them', async () => {
    const { hash } = await startOver();
    await create('font-zomer', 'Zomer', hash);
    await pool.query(`
      insert into font_files select 'a', md5(n::text) || md5(n::text), '\\x00', '{}', now() - n * interval '1 minute'
      from generate_series(1, 40) n`);
    await upload(figtree);
    const { rows } = await pool.query(`select hash from font_files where website_id = 'a'`);
    expect(rows).toHaveLength(17);
    expect(rows.map((row: { hash: string }) => row.hash)).toContain(hash);
    await remove('font-zomer');
    expect((await pool.query(`select 1 from font_files where website_id = 'a'`)).rows).toEqual([]);
    expect((await pool.query(`select 1 from font_files where website_id = 'b'`)).rows).toHaveLength(1);
  });
});

describe('a look with an uploaded font', () => {
  interface Opened {
    value: Record<string, unknown>;
    revision: number;
  }
  const opened = async () => (await api.call('openLook', ids)).body as Opened;
  async function save(change: object) {
    const { value, revision } = await opened();
    return api.call('saveLook', { ...ids, base_revision: revision, value: { ...value, ...change } });
  }
  const publish = async () => api.call('publishLook', { ...ids, revision: (await opened()).revision });
  const themeOfPages = () =>
    withWebsite(database.app, a, async (tx) => siteOf(await findPlace(tx, a, '/')).theme);

  it('is what pages show after it is published, with the files and metrics of that font alone', async () => {
    const id = await withFont();
    const { hash } = await stored(figtree);
    await create('font-ander', 'Ander', hash);
    expect((await save({ font_primary: `own-${id}` })).status).toBe(200);
    expect(await themeOfPages()).toMatchObject({ font_primary: '', fonts: [] });
    expect((await publish()).status).toBe(200);
    const { font_primary, fonts } = await themeOfPages();
    expect([font_primary, fonts.map(({ name }) => name)]).toEqual([`own-${id}`, ['Zomer']]);
    expect(fonts[0]?.faces).toMatchObject([{ weight: '400', ascent: 0.99 }]);
    expect((await opened()).value).not.toHaveProperty('fonts');
  });

  it.each(['own-font-elders', 'own-font-bestaat-niet'])(
    'is refused with the font %s of no font here',
    async (font) => {
      await withFont();
      const { status, body } = await save({ font_secondary: font });
      expect([status, body.errors]).toEqual([
        422,
        { 'value.font_secondary': ['Dit lettertype bestaat niet meer. Kies een ander.'] },
      ]);
    },
  );

  it('keeps its font from being deleted, and the refusal says where it is used', async () => {
    const id = await withFont();
    const errorsOf = async () => (await remove(id)).body.errors as unknown;
    await save({ font_primary: `own-${id}` });
    expect(await errorsOf()).toEqual({
      id: ['Je concept gebruikt dit lettertype voor koppen. Kies daar eerst een ander.'],
    });
    await publish();
    await save({ font_primary: 'serif' });
    expect(await errorsOf()).toEqual({
      id: ['Je website gebruikt dit lettertype voor koppen. Kies daar eerst een ander en publiceer dat.'],
    });
    await save({ font_secondary: `own-${id}` });
    await publish();
    expect(JSON.stringify(await errorsOf())).toContain('voor tekst');
    await save({ font_secondary: 'grotesk' });
    await publish();
    expect((await remove(id)).status).toBe(200);
  });

  it('falls back to a font of the product when a version with a deleted font is restored', async () => {
    const id = await withFont();
    await save({ font_primary: `own-${id}` });
    await publish();
    await save({ font_primary: 'lora' });
    await publish();
    await remove(id);
    const { revision: base_revision } = await opened();
    const restored = await api.call('restoreLook', { ...ids, base_revision, version: 1 });
    expect([restored.status, restored.body.value]).toMatchObject([200, { font_primary: 'serif' }]);
  });

  it('is never left without its font, when it is saved while that is deleted', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await withFont();
      const [saved, removed] = await Promise.all([save({ font_primary: `own-${id}` }), remove(id)]);
      expect([saved.status, removed.status].sort()).toEqual([200, 422]);
    }
  });
});
