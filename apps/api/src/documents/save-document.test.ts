import type { Operation } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createPage } from '../pages/publish-page.ts';
import { documentOf, paragraph, setText } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { as } from '../testing/owner-contract-cases.ts';
import { templatesHandlers } from '../templates/handlers.ts';

const shop = await openDocumentFixture(templatesHandlers);
const { database, api, ids, websiteId, page, open, save, saving, publish } = shop;
const inside = (parent: string, index = 0) => ({ parent, slot: 'content', index });
const atRoot = { parent: null, slot: '', index: 0 };
/** Inserts a block, in the section of the page when no place is given. */
const insert = (block: object, place: object = inside('s')) =>
  ({ type: 'insertBlock', blocks: [block], place }) as Operation;
const section = (id: string) => ({
  id,
  type: 'sectionContent',
  version: 1,
  data: {},
  slots: { content: [] },
});
const textOf = async (key: Parameters<typeof open>[0]) => (await open(key)).document.blocks.p.data.text;
const versionsOf = async (key: object) =>
  (await api.call('listVersions', { ...ids, ...key })).body.versions as { id: string; kind: string }[];

describe('saving a document', () => {
  it('applies the steps of a request together and raises the revision by one', async () => {
    const { key } = await page();
    const one = await saving(key, [setText('p', '<p>Eerst</p>', '<p>Dan</p>')]);
    const [step] = one.steps;
    const steps = [step, { ...step, id: 'two', operations: [setText('p', '<p>Dan</p>', '<p>Nu</p>')] }];
    const reply = await api.call('saveDocument', { ...one, steps });
    expect(reply.body).toEqual({ revision: 2, corrections: [] });
    expect(await open(key)).toMatchObject({
      revision: 2,
      published_revision: 1,
      undo: [{ operations: step!.operations }, { id: 'two' }],
    });
    expect(await textOf(key)).toBe('<p>Nu</p>');
  });

  it('migrates a block of an older version to the current one, and its steps too', async () => {
    const { key } = await page();
    const old = { id: 'shelf', type: 'products', version: 1, data: { products_mutated: 'a|b' }, slots: {} };
    const current = { ...old, version: 2, data: { products: ['a', 'b'] } };
    expect((await save(key, [insert(old)])).status).toBe(200);
    expect(await open(key)).toMatchObject({
      document: { blocks: { shelf: current } },
      undo: [{ operations: [{ type: 'insertBlock', blocks: [current] }] }],
    });
    const changes = { products: { from: ['a', 'b'], to: ['b'] } };
    expect((await save(key, [{ type: 'setData', id: 'shelf', changes }])).status).toBe(200);
    const { document } = await open(key);
    expect(document.blocks.shelf.data).toEqual({ products: ['b'] });
  });

  it('keeps the items of a grid that was stored in the shape of the specification, for owners and visitors', async () => {
    const { key, path } = await page();
    const text = (words: string) => [{ type: 'paragraph', data: { text: `<p>${words}</p>` } }];
    const data = {
      collections: [{ identifier: 'a' }, { identifier: 'b' }],
      collection_item_a: text('Van a'),
      collection_item_b: text('Van b<script>x</script>'),
    };
    const grid = { id: 'raster', type: 'grid', version: 2, data, slots: {} };
    expect((await save(key, [insert(grid)])).status).toBe(200);
    const changes = { columns: { to: '2' } };
    expect((await save(key, [{ type: 'setData', id: 'raster', changes }])).status).toBe(200);
    const wordsIn = (blocks: Record<string, { type: string; data: { text?: string } }>, items: string[]) =>
      items.map((id) => blocks[id]?.data.text);
    const { blocks } = (await open(key)).document;
    const items: string[] = blocks.raster.slots.items;
    expect(
      wordsIn(
        blocks,
        items.flatMap((id) => blocks[id].slots.content),
      ),
    ).toEqual(['<p>Van a</p>', '<p>Van b</p>']);
    expect(blocks.raster.data).toEqual({ columns: '2' });
    expect(path).toBeTruthy();
  });

  it('stores nothing of a request with a step that cannot be applied, and names that step', async () => {
    const { key } = await page();
    const one = await saving(key, [setText('p', '<p>Eerst</p>', '<p>Dan</p>')]);
    const [step] = one.steps;
    const steps = [step, { ...step, id: 'two', operations: [setText('p', '<p>Eerst</p>', 'x')] }];
    const reply = await api.call('saveDocument', { ...one, steps });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        errors: {
          'steps.1.operations.0': [
            'Deze wijziging past niet bij wat er is opgeslagen. Laad de pagina opnieuw.',
          ],
        },
      },
    });
    expect(await open(key)).toMatchObject({ revision: 1, undo: [] });
  });

  it('adds a block only to a document that its type allows, and does not touch blocks that are elsewhere', async () => {
    const { key } = await page();
    const checkout = { ...paragraph('kassa', ''), type: 'webshopCheckout', data: {} };
    const add = insert({ ...checkout, slots: {} }, atRoot);
    const refused = await save(key, [add]);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: { 'steps.0.operations.0': ['Dit onderdeel kan hier niet staan.'] },
      },
    });
    expect(await open(key)).toMatchObject({ revision: 1, undo: [] });
    const ofCheckout = { document_kind: 'template', document_id: 'checkout' } as const;
    expect((await save(ofCheckout, [add])).status).toBe(200);

    const stray = { version: 1 as const, root: ['kassa'], blocks: { kassa: checkout } };
    const id = await withWebsite(database.app, websiteId, (tx) =>
      createPage(tx, websiteId, { path: '/oude-kassa', title: 'Oud', document: stray }),
    );
    const old = { document_kind: 'page', document_id: id } as const;
    expect((await save(old, [insert(section('erbij'), atRoot)])).status).toBe(200);
    const copy = { ...checkout, id: 'kopie' };
    const copied = { type: 'duplicateBlock', source: 'kassa', blocks: [copy], place: atRoot } as Operation;
    expect((await save(old, [copied])).status).toBe(422);
  });

  it('refuses sections in sections and blocks beside sections, moved as well as new, and undoes such a move', async () => {
    const { key } = await page();
    await save(key, [insert(section('t'), { ...atRoot, index: 1 })]);
    const move = (id: string, from: object, to: object) => ({ type: 'moveBlock', id, from, to }) as Operation;
    const misplaced = [
      insert(paragraph('q', 'x'), atRoot),
      insert(section('q'), inside('s')),
      move('p', inside('s'), atRoot),
      move('t', { ...atRoot, index: 1 }, inside('s')),
    ];
    for (const operation of misplaced)
      expect(await save(key, [operation])).toMatchObject({
        status: 422,
        body: { errors: { 'steps.0.operations.0': ['Dit onderdeel kan hier niet staan.'] } },
      });
    expect((await save(key, [move('p', inside('s'), inside('t'))])).status).toBe(200);
    const one = await saving(key, [move('p', inside('t'), atRoot)]);
    const undo = { ...one, steps: [{ ...one.steps[0], kind: 'undo', of: one.steps[0]!.id }] };
    expect((await api.call('saveDocument', undo)).status).toBe(200);
  });

  it('refuses a sequence number that was used for other steps', async () => {
    const { key } = await page();
    const body = await saving(key, [setText('p', '<p>Eerst</p>', 'a')]);
    await api.call('saveDocument', body);
    const other = { ...body, steps: [{ ...body.steps[0], id: 'other' }] };
    expect((await api.call('saveDocument', other)).body.code).toBe('idempotency_mismatch');
  });

  it('accepts one of 50 simultaneous saves and stores the refused versions of the others', async () => {
    const { key } = await page();
    const bodies = await Promise.all(
      Array.from({ length: 50 }, (_, i) => saving(key, [setText('p', '<p>Eerst</p>', `<p>${i}</p>`)])),
    );
    const replies = await Promise.all(bodies.map((body) => api.call('saveDocument', body)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(409)]);
    const refused = (await versionsOf(key)).filter(({ kind }) => kind === 'refused');
    expect(refused).toHaveLength(49);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect(await textOf(key)).toBe(`<p>${winner}</p>`);
  });

  it('stores a refused version once, lists it, and restores it as a step that can be undone', async () => {
    const { key } = await page();
    const late = await saving(key, [setText('p', '<p>Eerst</p>', '<p>Te laat</p>')]);
    await save(key, [setText('p', '<p>Eerst</p>', '<p>Op tijd</p>')]);
    for (let i = 0; i < 2; i++) {
      const reply = await api.call('saveDocument', late, as('editor'));
      expect(reply).toMatchObject({
        status: 409,
        body: { errors: { general: ['Dit is intussen door iemand anders gewijzigd.'] } },
      });
    }
    const [version, ...others] = await versionsOf(key);
    expect(version).toMatchObject({ kind: 'refused', member: 'Naam van editor' });
    expect(others.map(({ kind }) => kind)).toEqual(['published']);
    const restore = { ...ids, ...key, version_id: version!.id, base_revision: 2 };
    const restored = await api.call('restoreVersion', restore);
    expect(restored.body.document.blocks.p.data.text).toBe('<p>Te laat</p>');
    const opened = await open(key);
    expect(opened).toMatchObject({ revision: 3, document: restored.body.document });
    expect(opened.undo.at(-1).label).toBe('document_step_restore');
  });

  it('returns to each member their own steps', async () => {
    const { key } = await page();
    await save(key, [setText('p', '<p>Eerst</p>', 'a')]);
    await api.call('saveDocument', await saving(key, [setText('p', 'a', 'b')]), as('editor'));
    expect((await open(key)).undo).toHaveLength(1);
    const other = await api.call('openDocument', { ...ids, ...key }, as('editor'));
    expect(other.body.undo).toMatchObject([{ operations: [setText('p', 'a', 'b')] }]);
  });

  it('stores the newest thousand saves', async () => {
    const { key } = await page('0');
    const row = { ...ids, ...key };
    await database.admin.pool.query(
      `insert into document_saves (website_id, document_kind, document_id, revision, base_revision, client, sequence,
         member_id, steps, corrections)
       select $1, 'page', $2, n, n - 1, 'old', n, 'owner', '[]', '[]' from generate_series(2, 1500) n`,
      [websiteId, row.document_id],
    );
    await database.admin.pool.query(`update drafts set revision = 1500 where document_id = $1`, [
      row.document_id,
    ]);
    await save(key, [setText('p', '0', '1')]);
    const { rows } = await database.admin.pool.query(
      `select min(revision), count(*)::int from document_saves where document_id = $1`,
      [row.document_id],
    );
    expect(rows).toEqual([{ min: 502, count: 1000 }]);
  });
});

describe('what may be stored', () => {
  it('sanitises HTML when it is saved and returns the corrections', async () => {
    const { key } = await page('<p>a</p>');
    const sent = '<p onclick="x()">b<script>alert(1)</script></p>';
    const reply = await save(key, [
      setText('p', '<p>a</p>', sent),
      insert(paragraph('q', '<img src=x onerror=alert(1)>'), inside('s', 1)),
    ]);
    expect(reply.body.corrections).toEqual([
      setText('p', sent, '<p>b</p>'),
      setText('q', '<img src=x onerror=alert(1)>', '<img src="x" />'),
    ]);
    expect(await textOf(key)).toBe('<p>b</p>');
  });

  it('accepts a next change of a text that the sender still has without the corrections', async () => {
    const { key } = await page('<p>a</p>');
    const sent = '<p onclick="x()">b</p>';
    await save(key, [setText('p', '<p>a</p>', sent)]);
    const remove = { type: 'removeBlock', blocks: [paragraph('p', sent)], place: inside('s') } as Operation;
    expect((await save(key, [setText('p', sent, '<p>c</p>'), setText('p', '<p>c</p>', sent)])).status).toBe(
      200,
    );
    expect((await save(key, [remove])).status).toBe(200);
  });

  it.each([
    '<p>Een<br>twee</p>',
    '<p style="text-align: center;">Midden</p>',
    '<p>Tom &amp; Jerry&nbsp;zijn er</p>',
    '<p><a target="_blank" rel="noopener noreferrer nofollow" href="/over">Over</a></p>',
    '<ul><li><p>een</p></li></ul><hr><blockquote><p>Ja "ja"</p></blockquote>',
  ])('returns no corrections for HTML that the editor writes: %s', async (html) => {
    const { key } = await page('x');
    expect((await save(key, [setText('p', 'x', html)])).body).toEqual({ revision: 2, corrections: [] });
    expect((await save(key, [setText('p', html, 'y')])).status).toBe(200);
  });

  it('does not change blocks of unknown types', async () => {
    const strange = {
      old: { id: 'old', type: 'verdwenen', version: 9, data: { raw: '<p x=1>a</p>' }, slots: { kids: [] } },
      wrong: { ...paragraph('wrong', ''), data: { text: 7 } },
      newer: { ...paragraph('newer', 'later'), version: 99 },
    };
    const base = documentOf('<p>a</p>');
    const id = await withWebsite(database.app, websiteId, (tx) =>
      createPage(tx, websiteId, {
        path: '/vreemd',
        title: 'x',
        document: {
          ...base,
          root: [...base.root, 'old', 'wrong', 'newer'],
          blocks: { ...base.blocks, ...strange },
        },
      }),
    );
    const key = { document_kind: 'page', document_id: id } as const;
    const before = (await open(key)).document.blocks;
    expect((await save(key, [setText('p', '<p>a</p>', '<p>b</p>')])).status).toBe(200);
    const move = { type: 'moveBlock', id: 'old', from: { parent: null, slot: '', index: 1 } };
    await save(key, [{ ...move, to: { parent: null, slot: '', index: 0 } } as Operation]);
    const { blocks, root } = (await open(key)).document;
    for (const one of ['old', 'wrong', 'newer']) expect(blocks[one]).toEqual(before[one]);
    expect(root[0]).toBe('old');
  });

  it('stores the order of slots, which is the reading order', async () => {
    const { key } = await page();
    const slots = { zz: [], item_three: [], a: [] };
    await save(key, [insert({ id: 'c', type: 'onbekend', version: 1, data: {}, slots })]);
    expect(Object.keys((await open(key)).document.blocks.c.slots as object)).toEqual(Object.keys(slots));
  });

  it.each([
    ['a slot that its type does not have', { ...paragraph('n', 'x'), slots: { kelder: [] } }, 'vak'],
    ['an id that is taken', paragraph('p', 'x'), 'past niet'],
    ['an unsafe name', { ...paragraph('n', 'x'), slots: { constructor: [] } }, ''],
  ])('refuses a block with %s', async (_what, block, words) => {
    const { key } = await page();
    const reply = await save(key, [insert(block)]);
    expect(reply.status).toBe(422);
    expect(String(Object.values(reply.body.errors as object).flat())).toContain(words);
  });

  it('refuses a block inside itself, one in an unknown slot, and one nested too deep', async () => {
    const { key } = await page();
    const move = { type: 'moveBlock', id: 's', from: { parent: null, slot: '', index: 0 } };
    expect((await save(key, [{ ...move, to: inside('s') } as Operation])).body.errors).toEqual({
      'steps.0.operations.0': ['Een blok kan niet in zichzelf staan.'],
    });
    expect((await save(key, [insert(paragraph('n', ''), inside('p'))])).status).toBe(422);
    const box = (id: string) => ({ id, type: 'doos', version: 1, data: {}, slots: { content: [] } });
    const deep = Array.from({ length: 40 }, (_, i) =>
      insert(box(`d${i}`), i === 0 ? { parent: null, slot: '', index: 0 } : inside(`d${i - 1}`)),
    );
    expect(String(Object.values((await save(key, deep)).body.errors as object))).toContain('30 diep');
  });

  it('refuses more than 2000 blocks', async () => {
    const { key } = await page();
    const many = Array.from({ length: 1999 }, (_, i) => insert(section(`n${i}`), atRoot));
    expect((await save(key, many)).body.errors).toEqual({
      'steps.0.operations.1998': ['Een pagina kan hooguit 2000 blokken bevatten.'],
    });
    expect((await save(key, many.slice(1))).status).toBe(200);
  });

  it('refuses rich text that is too deep or too long at its field, and saves long text', async () => {
    const { key } = await page('x');
    const levels = 'De opmaak van deze tekst zit te diep in elkaar. Gebruik hooguit 200 lagen.';
    const deep = '<b>'.repeat(100_000) + '</b>'.repeat(100_000);
    const characters = 'Deze tekst is te lang. Gebruik hooguit 200.000 tekens, met opmaak meegeteld.';
    expect((await save(key, [setText('p', 'x', deep.slice(0, 9_000))])).body.errors).toEqual({
      'steps.0.operations.0.changes.text.to': [levels],
    });
    expect((await save(key, [insert(paragraph('n1', deep))])).body.errors).toEqual({
      'steps.0.operations.0.blocks.0.data.text': [characters],
    });
    const long = '<p>tekst</p>'.repeat(4_000);
    expect((await save(key, [setText('p', 'x', long)])).status).toBe(200);
    expect(await textOf(key)).toBe(long);
  });

  it('refuses a paste of 10 MB and a page that grows too large with a message', async () => {
    const { key } = await page('x');
    const paste = await save(key, [setText('p', 'x', 'a'.repeat(10 * 1024 * 1024))]);
    expect(paste).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large', errors: { general: ['Dit is te groot om te versturen.'] } },
    });
    const half = 'a'.repeat(3 * 1024 * 1024);
    expect((await save(key, [insert(paragraph('n1', half))])).status).toBe(200);
    expect((await save(key, [insert(paragraph('n2', half))])).body).toMatchObject({
      code: 'payload_too_large',
      errors: { general: [expect.stringContaining('te groot om op te slaan')] },
    });
    expect((await open(key)).revision).toBe(2);
  });
});

describe('templates', () => {
  it('are edited and published like pages, both shared compositions and the owner’s templates', async () => {
    const { id } = (await api.call('createTemplate', { ...ids, title: 'Uitgelicht' })).body;
    for (const document_id of ['header', id as string]) {
      const key = { document_kind: 'template', document_id } as const;
      const { revision } = await open(key);
      await save(key, [insert(section('n'), atRoot)]);
      expect((await publish(key)).body).toMatchObject({ published_revision: revision + 1 });
      expect(await versionsOf(key)).toHaveLength(1);
    }
    const { templates } = (await api.call('listTemplates', ids)).body;
    expect(templates).toHaveLength(11);
    expect(templates[0]).toMatchObject({ id: 'header', title: 'Header', kind: 'site', status: 'published' });
    expect(templates[1]).toMatchObject({ id: 'footer', status: 'standard', updated_at: null });
    expect(templates[10]).toMatchObject({ id, title: 'Uitgelicht', kind: 'own', status: 'published' });
  });
});
