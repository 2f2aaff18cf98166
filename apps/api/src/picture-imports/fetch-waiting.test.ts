import { setTimeout as wait } from 'node:timers/promises';
import { MAX_PRODUCT_PICTURES, MAX_VARIANT_PICTURES } from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { storedList } from '../testing/shop-fixture.ts';
import { knownPictures } from './fetched.repository.ts';
import { PictureRefused } from './picture-refused.ts';
import { takeDue } from './waiting.repository.ts';
import { answer, png, startPictureServer } from './testing/picture-server.ts';
import { member, picturesFixture } from './testing/pictures-fixture.ts';

const fixture = await picturesFixture();
const { database, websiteId, otherId, shop, clock, queue, fetch, imagesOf, rowOf } = fixture;
const colours = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const pictures = await Promise.all(
  colours.map(async (name, at) => [`/${name}.png`, answer(await png(`rgb(${at * 30}, 9, 9)`))] as const),
);
const slow = await png('#0f0');
const server = await startPictureServer({
  ...Object.fromEntries(pictures),
  '/slow.png': (_request, reply) => void wait(300).then(() => reply.end(slow)),
  '/page': answer('<html><img src="a.png"></html>', 200, { 'content-type': 'image/png' }),
  '/failing': answer('', 500),
});
const url = (...names: string[]) => names.map((name) => (name === '' ? '' : server.url(`/${name}.png`)));
const askedFor = (path: string) => server.asked.filter((one) => one === path).length;
/** Of each picture the name that its address has. */
const named = async (id: string) =>
  (await imagesOf(id)).map((image) => (image.startsWith('/media/') ? image.at(-5) : image));
const stateOf = async (importId: string) =>
  (await fixture.waiting())
    .filter((row) => row.import_id === importId)
    .map(({ state, message_key: key, tries }) => ({ state, key, tries }));
const events = (id: string) =>
  database.admin.global.selectFrom('audit_events').selectAll().where('subject_id', '=', id).execute();
const sqlOf = (statement: string, values: unknown[] = []) => database.admin.pool.query(statement, values);
const publishNumber = async () =>
  (await sqlOf('select publish_number::int as n from websites where id = $1', [websiteId])).rows[0]
    .n as number;

describe('fetchWaiting', () => {
  it('adds the pictures of a product in the order of the import, as one change of who imports', async () => {
    const id = await shop.product({ title: 'Kruk', price_cents: 999 });
    await queue('i1', id, url('a', 'b', 'c'));
    const before = await rowOf(id);
    const published = await publishNumber();
    expect(await fetch()).toEqual({ hasMore: false });
    expect(await named(id)).toEqual(['a', 'b', 'c']);
    const after = await rowOf(id);
    const { main_image, sub_images } = after;
    expect(after).toEqual({ ...before, main_image, sub_images, version: 2, updated_at: after.updated_at });
    const images = await imagesOf(id);
    expect(await events(id)).toMatchObject([
      {
        subject_kind: 'product',
        action: 'pictures',
        member_id: member.id,
        member_name: member.name,
        before: { images: [] },
        after: { images },
      },
    ]);
    // Rendered pages and replies are kept by this number.
    expect(await publishNumber()).toBeGreaterThan(published);
    const { rows } = await sqlOf(`select key from file_usages where place_id = $1`, [id]);
    expect(rows).toHaveLength(3);
    expect(fixture.errors).toEqual([]);
  });

  it('fetches an address once, for several products and for later imports', async () => {
    const one = await shop.product();
    const two = await shop.product();
    const three = await shop.product();
    const before = (await fixture.files()).length;
    for (const id of [one, two]) await queue('i2', id, url('d'));
    await fetch();
    await queue('i3', three, url('d', 'e'));
    await fetch();
    expect(await imagesOf(one)).toEqual(await imagesOf(two));
    expect(await named(one)).toEqual(['d']);
    // The import stores what is known itself.
    expect(await named(three)).toEqual(['e']);
    expect(askedFor('/d.png')).toBe(1);
    expect(await fixture.files()).toHaveLength(before + 2);
  });

  it('fetches once when several workers do so at the same time, and adds once', async () => {
    const ids = [await shop.product(), await shop.product(), await shop.product()];
    for (const id of ids) await queue('i4', id, url('slow'));
    const both = Promise.all([fetch(), fetch(), fetch()]);
    await expect.poll(() => askedFor('/slow.png')).toBe(1);
    await queue('i5', ids[0]!, ['', ...url('slow')]);
    await Promise.all([both, fetch()]);
    await fetch();
    expect(askedFor('/slow.png')).toBe(1);
    for (const id of ids) expect(await imagesOf(id)).toHaveLength(1);
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ version: 2 });
  });

  it('takes nothing that another worker is taking', async () => {
    const source = server.url('/a.png?take');
    await queue('i9', await shop.product(), [source]);
    const take = (meanwhile: () => Promise<unknown>) =>
      withWebsite(database.app, websiteId, async (tx) => {
        const taken = await takeDue(tx, websiteId, { limit: 10, now: fixture.deps.now() });
        await meanwhile();
        return taken.map(({ source }) => source);
      });
    let other: Promise<string[]> | undefined;
    const first = await take(async () => {
      other = take(async () => {});
      await wait(300);
    });
    expect(first).toEqual([source]);
    expect(await other).toEqual([]);
    clock.minutes += 11;
    await fetch();
  });

  it('does again what a worker left behind, after a while', async () => {
    const id = await shop.product();
    await queue('i6', id, url('f'));
    const hung = Promise.withResolvers<never>();
    const late = fetch({ fetch: () => hung.promise });
    await expect.poll(async () => (await stateOf('i6'))[0]?.tries).toBe(1);
    await fetch();
    expect(await imagesOf(id)).toEqual([]);
    clock.minutes += 11;
    await fetch();
    expect(await named(id)).toEqual(['f']);
    hung.reject(new PictureRefused('picture_import_missing'));
    await late;
    expect(await stateOf('i6')).toEqual([{ state: 'done', key: '', tries: 2 }]);
  });

  it('leaves other websites alone', async () => {
    const id = await shop.product();
    await queue('i7', id, url('g'));
    await queue('i7', id, url('g'), '', otherId);
    await fetch({}, otherId);
    expect(await imagesOf(id)).toEqual([]);
    const states = (await fixture.waiting()).filter(({ import_id }) => import_id === 'i7');
    expect(new Map(states.map((row) => [row.website_id, row.state]))).toEqual(
      new Map([
        [websiteId, 'waiting'],
        [otherId, 'done'],
      ]),
    );
    await fetch();
    expect(await named(id)).toEqual(['g']);
    expect((await imagesOf(id))[0]).toContain(websiteId);
  });

  it('handles no more addresses than it may, the oldest first', async () => {
    const id = await shop.product();
    const names = Array.from({ length: 14 }, (_, at) => server.url(`/none-${at}`));
    await queue('i8', id, names);
    expect(await fetch({}, websiteId, 12)).toEqual({ hasMore: true });
    expect((await stateOf('i8')).filter(({ state }) => state === 'waiting')).toHaveLength(2);
    expect(askedFor('/none-11')).toBe(1);
    expect(await fetch({}, websiteId, 12)).toEqual({ hasMore: false });
  });
});

describe('what the owner did meanwhile', () => {
  it('stays, also the order and other pictures', async () => {
    const id = await shop.product({ main_image: '/x.png', sub_images: '/y.png' });
    await queue('j1', id, ['/x.png', ...url('h'), '/y.png', server.url('/late')]);
    await sqlOf(
      `update products set title = 'Nieuw', main_image = '/y.png', sub_images = '/x.png|/z.png' where id = $1`,
      [id],
    );
    await fetch();
    expect(await named(id)).toEqual(['/y.png', '/x.png', 'h', '/z.png']);
    expect(await rowOf(id)).toMatchObject({ title: 'Nieuw', version: 2 });
  });

  it('counts: a picture that is there already, or whose product or variant is gone, changes nothing', async () => {
    const known = (await fixture.files()).find(({ name }) => name === 'a.png')!;
    const file = `/media/${websiteId}/${known.key}`;
    await sqlOf('delete from fetched_pictures where source = $1', url('a'));
    const id = await shop.product({ main_image: '/x.png', sub_images: file });
    await queue('j2', id, url('a'));
    await queue('j2', id, url('b'), 'gone');
    await queue('j2', 'no-product', url('c'));
    await sqlOf(`update import_pictures set state = 'waiting' where import_id = 'j2'`);
    await fetch();
    expect(await imagesOf(id)).toEqual(['/x.png', file]);
    expect(await rowOf(id)).toMatchObject({ version: 1 });
    expect(await events(id)).toEqual([]);
    expect((await stateOf('j2')).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('leaves as much room as there is', async () => {
    const full = (most: number) => Array.from({ length: most - 1 }, (_, at) => `/p${at}.png`);
    const variants = [
      { id: 'v1', choices: ['Rood'], images: full(MAX_VARIANT_PICTURES) },
      { id: 'v2', choices: ['Blauw'], images: ['/w.png'] },
    ];
    const options = [storedList('kleur', 'Rood', 'Blauw')];
    const sub_images = full(MAX_PRODUCT_PICTURES).join('|');
    const id = await shop.product({ sub_images, options, variant_options: ['kleur'], variants });
    await queue('j3', id, url('a', 'b'));
    await queue('j3', id, url('a', 'b'), 'v1');
    await queue('j3', id, url('b'), 'v2');
    await sqlOf(`update import_pictures set state = 'waiting' where import_id = 'j3'`);
    await fetch();
    expect(await imagesOf(id)).toHaveLength(MAX_PRODUCT_PICTURES);
    const stored = await rowOf(id);
    expect(stored.variants.map(({ images }) => images.length)).toEqual([MAX_VARIANT_PICTURES, 2]);
    expect(stored.variants[1]).toMatchObject({ id: 'v2', choices: ['Blauw'] });
    const refused = { state: 'failed', key: 'picture_import_no_room', tries: 1 };
    const added = { state: 'done', key: '', tries: 1 };
    const states = await stateOf('j3');
    expect(states.filter(({ state }) => state === 'failed')).toEqual([refused, refused]);
    expect(states.filter(({ state }) => state === 'done')).toEqual([added, added, added]);
  });

  it('is followed in the library: a replaced file, and one that was deleted', async () => {
    const first = await shop.product();
    const second = await shop.product();
    const known = (name: string) =>
      withWebsite(database.app, websiteId, async (tx) =>
        (await knownPictures(tx, websiteId, url(name))).get(server.url(`/${name}.png`)),
      );
    const key = (address = '') => address.split(`${websiteId}/`)[1];
    const file = await known('h');
    const next = await known('b');
    expect([file, next]).toEqual([expect.stringMatching(/h.png$/), expect.stringMatching(/b.png$/)]);
    const replaced = 'update files set replaced_by = $2, replaced_at = now() where key = $1';
    await sqlOf(replaced, [key(file), key(next)]);
    expect(await known('h')).toBe(next);
    await sqlOf('update files set removed_at = now() where key = $1', [key(next)]);
    expect([await known('h'), await known('b')]).toEqual([undefined, undefined]);
    await queue('j4', first, url('b'));
    await queue('j4', second, url('b'));
    await fetch();
    expect(await imagesOf(first)).toEqual(await imagesOf(second));
    expect(await named(first)).toEqual(['b']);
    expect(await imagesOf(first)).not.toEqual([next]);
  });
});
