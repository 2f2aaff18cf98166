import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { redirectsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, redirectsHandlers, a, b);
const ids = { website_id: a, project_id: a };
const { pool } = database.admin;

beforeEach(() => pool.query('delete from redirects'));

const add = async (from: string, to: string, more: object = {}) =>
  (await api.call('createRedirect', { ...ids, from, to, permanent: true, ...more })).body;
const update = async (redirect: object, more: object, options = {}) =>
  (await api.call('updateRedirect', { ...ids, ...redirect, ...more }, options)).body;
const remove = async (...given: string[]) => (await api.call('deleteRedirects', { ...ids, ids: given })).body;
const undo = async (change: string) => (await api.call('undoRedirects', { ...ids, change })).body;
const list = async (more: object = {}) =>
  (await api.call('listRedirects', { ...ids, query: '', sort: 'from', offset: 0, limit: 100, ...more })).body;
const pairs = async (more: object = {}) =>
  (await list(more)).redirects.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`);
const events = async (id: string) => (await api.call('listRedirectEvents', { ...ids, id })).body.events;
const bring = async (...rows: [from: string, to: string, kind?: string][]) =>
  (
    await api.call('importRedirects', {
      ...ids,
      rows: rows.map(([from, to, kind = '']) => ({ from, to, kind })),
    })
  ).body;
const fill = (count: number) =>
  pool.query(
    `insert into redirects (website_id, from_path, location)
     select 'a', '/vol/' || lpad(i::text, 5, '0'), '/nieuw/' || i from generate_series(1, $1::int) i`,
    [count],
  );

describe('adding a redirect', () => {
  it('stores it in the form of pages, with an own address as a path', async () => {
    const { redirect } = await add('oud/caf%C3%A9/', 'https://a.test/nieuw/?x=1', { permanent: false });
    expect(redirect).toMatchObject({ from: '/oud/café', to: '/nieuw?x=1', permanent: false, version: 1 });
  });

  it.each([
    ['/a', '/a', 'to', 'Het nieuwe adres is hetzelfde als het oude pad.'],
    ['/a', 'https://a.test/a', 'to', 'Het nieuwe adres is hetzelfde als het oude pad.'],
    ['/c', '/a', 'to', 'Zo blijven bezoekers in een kring gaan: /a → /b → /c → /a.'],
    [
      '/p/*',
      '/a/../b',
      'to',
      'Vul een pad van je website in, zoals /nieuw, of een volledig adres dat met https:// begint.',
    ],
    ['/b', '/x', 'from', 'Voor /b is er al een doorverwijzing, naar /c.'],
    [
      '/over',
      '/x',
      'from',
      'Op /over zien bezoekers ‘Over ons’, en die gaat voor. Verplaats of verwijder die eerst.',
    ],
    ['/winkelwagen', '/x', 'from', 'Dit pad gebruikt de winkel of het systeem zelf.'],
    ['/', '/x', 'from', 'De homepage kun je niet doorverwijzen.'],
  ])('refuses %s to %s at its field %s', async (from, to, field, message) => {
    await pool.query(
      `insert into categories (website_id, id, title, url) values ('a', 'over', 'Over ons', '/over') on conflict do nothing`,
    );
    await add('/a', '/b');
    await add('/b', '/c');
    expect((await add(from, to)).errors).toEqual({ [field]: [message] });
    expect(await pairs()).toEqual(['/a /b', '/b /c']);
  });

  it('accepts a pattern over a path that visitors see, until that is gone', async () => {
    await pool.query(
      `insert into categories (website_id, id, title, url) values ('a', 'weg', 'Weg', '/weg/hier') on conflict do nothing`,
    );
    expect((await add('/weg/*', '/weg/hier')).redirect).toBeDefined();
    expect((await add('/dicht/*', '/dicht/hier')).code).toBe('validation_failed');
  });

  it('lets two people at once make no loop together', async () => {
    const replies = await Promise.all([add('/x', '/y'), add('/y', '/x')]);
    expect(replies.map(({ code }) => code ?? 'ok').sort()).toEqual(['ok', 'validation_failed']);
  });

  it('refuses the ten thousand and first, and still changes and deletes', async () => {
    await fill(10_000);
    expect((await add('/over-vol', '/nieuw')).errors).toEqual({
      general: ['Een website heeft hooguit 10.000 doorverwijzingen. Er is niets opgeslagen.'],
    });
    const { redirects, total } = await list({ limit: 25 });
    expect(total).toBe(10_000);
    expect((await update(redirects[0], { to: '/anders' })).redirect.to).toBe('/anders');
    expect((await remove(redirects[0].id)).deleted).toBe(1);
    expect((await add('/over-vol', '/nieuw')).redirect.from).toBe('/over-vol');
  });
});

describe('changing a redirect', () => {
  it('refuses to overwrite what somebody else changed since it was opened', async () => {
    const { redirect } = await add('/a', '/b');
    await update(redirect, { to: '/van-editor' }, as('editor'));
    expect((await update(redirect, { to: '/van-owner' })).code).toBe('conflict');
    expect(await pairs()).toEqual(['/a /van-editor']);
  });

  it('refuses a loop and a path that is taken, with the messages of adding', async () => {
    const { redirect } = await add('/a', '/b');
    await add('/b', '/c');
    await add('/c', '/d');
    expect((await update(redirect, { from: '/d' })).errors.to[0]).toContain('/b → /c → /d → /b');
    expect((await update(redirect, { from: '/c' })).errors.from[0]).toContain('Voor /c is er al');
  });
});

describe('deleting and undoing', () => {
  it('restores several deleted redirects as they were, with their history', async () => {
    const one = (await add('/a', '/b', { permanent: false })).redirect;
    const two = (await add('/c', '/d')).redirect;
    const { deleted, change } = await remove(one.id, two.id);
    expect(deleted).toBe(2);
    expect(await pairs()).toEqual([]);
    expect((await undo(change)).undone).toBe(2);
    expect((await list()).redirects).toMatchObject([
      { id: one.id, from: '/a', to: '/b', permanent: false },
      { id: two.id, from: '/c', to: '/d', permanent: true },
    ]);
    expect((await events(one.id)).map(({ action }: { action: string }) => action)).toEqual([
      'undone',
      'deleted',
      'created',
    ]);
  });

  it('undoes a change and an undo', async () => {
    const { redirect } = await add('/a', '/b');
    const first = await update(redirect, { to: '/c' });
    const back = await undo(first.change);
    expect(await pairs()).toEqual(['/a /b']);
    await undo(back.change);
    expect(await pairs()).toEqual(['/a /c']);
  });

  it('refuses as a whole if a part was changed since, or its path was used again', async () => {
    const one = (await add('/a', '/b')).redirect;
    const two = (await add('/c', '/d')).redirect;
    const { change } = await remove(one.id, two.id);
    await add('/c', '/anders');
    expect((await undo(change)).errors).toEqual({
      from: ['Voor /c is er al een doorverwijzing, naar /anders.'],
    });
    const changed = await update((await list()).redirects[0], { to: '/e' });
    await update(changed.redirect, { to: '/f' });
    expect((await undo(changed.change)).code).toBe('conflict');
    expect(await pairs()).toEqual(['/c /f']);
  });

  it('refuses to delete what keeps a loop apart', async () => {
    await add('/a/*', '/b/x');
    const { redirect } = await add('/a/y', '/z');
    await add('/b/*', '/a/y');
    expect((await remove(redirect.id)).errors.general[0]).toMatch(/^Zo blijven bezoekers in een kring gaan/);
    expect(await pairs()).toHaveLength(3);
  });

  it('opens a version that cannot be mistaken for an earlier one', async () => {
    const { redirect } = await add('/a', '/b');
    const second = await update(redirect, { to: '/c' });
    await undo((await remove(redirect.id)).change);
    expect((await update(redirect, { to: '/d' })).code).toBe('conflict');
    expect((await update(second.redirect, { to: '/d' })).code).toBe('conflict');
  });
});

describe('the history of a redirect', () => {
  it('states who changed what, newest first, and is of one website', async () => {
    const { redirect } = await add('/a', '/b');
    await update(redirect, { to: '/c', permanent: false }, as('editor'));
    expect(await events(redirect.id)).toMatchObject([
      {
        member: 'Naam van editor',
        action: 'changed',
        before: { from: '/a', to: '/b', permanent: true },
        after: { from: '/a', to: '/c', permanent: false },
      },
      { member: 'Naam van owner', action: 'created', before: null },
    ]);
    const theirs = { website_id: b, project_id: b, id: redirect.id };
    expect((await api.call('listRedirectEvents', theirs, as('other'))).body).toEqual({ events: [] });
  });

  it('lists what was deleted, by whom, until its old path redirects again, and is of one website', async () => {
    const first = { query: '', sort: 'newest', offset: 0, limit: 100 };
    const deleted = async () =>
      (await api.call('listDeletedRedirects', { ...ids, ...first })).body.redirects as object[];
    const of = async (from: string) => (await deleted()).filter((one) => 'from' in one && one.from === from);
    const { redirect } = await add('/weg', '/b', { permanent: false });
    expect(await of('/weg')).toEqual([]);
    const body = { ...ids, ids: [redirect.id] };
    await api.call('deleteRedirects', body, as('editor'));
    const { id } = redirect;
    expect(await of('/weg')).toMatchObject([
      { id, member: 'Naam van editor', from: '/weg', to: '/b', permanent: false },
    ]);
    const theirs = { ...first, website_id: b, project_id: b };
    expect((await api.call('listDeletedRedirects', theirs, as('other'))).body).toEqual({
      redirects: [],
      more: false,
    });
    const second = await add('/weg', '/c');
    expect(await of('/weg')).toEqual([]);
    await remove(second.redirect.id);
    expect(await of('/weg')).toMatchObject([{ member: 'Naam van owner', to: '/c' }]);
  });

  it('lists deleted ones beyond the first hundred, page by page, searched and sorted', async () => {
    await pool.query('delete from audit_events');
    await pool.query(
      `insert into audit_events (website_id, id, change_id, at, member_id, member_name, subject_kind, subject_id, action, before)
       select 'a', 'd' || n, 'c', now() - n * interval '1 minute', 'm', 'M', 'redirect', 'r' || n, 'deleted',
         json_build_object('from', '/oud/' || lpad(n::text, 3, '0'), 'to', '/Doel-' || n, 'permanent', true)
       from generate_series(1, 130) n`,
    );
    const list = async (more: object = {}) => {
      const request = { ...ids, query: '', sort: 'newest', offset: 0, limit: 50, ...more };
      const { redirects, more: hasMore } = (await api.call('listDeletedRedirects', request)).body;
      return [redirects.map(({ from }: { from: string }) => from.slice(5)), hasMore] as [string[], boolean];
    };
    const [first, hasMore] = await list();
    expect([first.length, first[0], first.at(-1), hasMore]).toEqual([50, '001', '050', true]);
    const [last, hasNoMore] = await list({ offset: 100 });
    expect([last.length, last[0], last.at(-1), hasNoMore]).toEqual([30, '101', '130', false]);
    expect(await list({ query: 'doel-13' })).toEqual([['013', '130'], false]);
    expect(await list({ query: 'doel-13', sort: 'from' })).toEqual([['013', '130'], false]);
    expect(await list({ query: '%' })).toEqual([[], false]);
  });

  it('records nothing for a refused change', async () => {
    const { redirect } = await add('/a', '/b');
    await update(redirect, { to: '/a' });
    expect(await events(redirect.id)).toHaveLength(1);
  });
});

describe('importing', () => {
  it('adds and changes all rows, the same sheet again changes nothing, and undo undoes all', async () => {
    await add('/a', '/b');
    const rows: [string, string, string?][] = [
      ['/a', '/c'],
      ['/d/', 'e', '302'],
      ['/d', '/e', '302'],
    ];
    const first = await bring(...rows);
    expect(first).toMatchObject({ created: 1, changed: 1, unchanged: 1 });
    expect(await pairs()).toEqual(['/a /c', '/d /e']);
    expect(await bring(...rows)).toEqual({ created: 0, changed: 0, unchanged: 3, change: '' });
    expect((await undo(first.change)).undone).toBe(2);
    expect(await pairs()).toEqual(['/a /b']);
  });

  it('refuses all rows for one wrong row, each at its row and field', async () => {
    expect((await bring(['/a', '/b'], ['', '/c'], ['/d', '/d'])).errors).toEqual({
      'rows.1.from': ['Vul het oude pad in, zoals /oud.'],
      'rows.2.to': ['Het nieuwe adres is hetzelfde als het oude pad.'],
    });
    expect((await bring(['/a', '/b'], ['/a', '/c'])).errors).toEqual({
      'rows.1.from': ['/a staat al eerder in deze lijst, met een ander nieuw adres.'],
    });
    const loop = await bring(['/a', '/b'], ['/b', '/a']);
    expect(Object.keys(loop.errors)).toEqual(['rows.0.to', 'rows.1.to']);
    expect(await pairs()).toEqual([]);
  });

  it('takes 5000 rows at once beside 5000 redirects, and nothing of one row too many', async () => {
    await fill(5000);
    const rows = Array.from({ length: 5000 }, (_, i) => [`/rij/${i}`, `/doel/${i}`] as [string, string]);
    expect(await bring(...rows)).toMatchObject({ created: 5000 });
    expect((await bring(['/nog-een', '/x'])).code).toBe('validation_failed');
    expect((await list({ limit: 1 })).total).toBe(10_000);
  });
});

describe('the list', () => {
  it('is searched in path and target, sorted and paged', async () => {
    await add('/b', '/tafels');
    await add('/a', '/stoelen');
    await add('/c', '/banken');
    expect(await pairs()).toEqual(['/a /stoelen', '/b /tafels', '/c /banken']);
    expect(await pairs({ sort: 'to' })).toEqual(['/c /banken', '/a /stoelen', '/b /tafels']);
    expect(await pairs({ sort: 'newest', limit: 1 })).toEqual(['/c /banken']);
    expect(await pairs({ query: 'TAFEL' })).toEqual(['/b /tafels']);
    expect(await pairs({ query: '%' })).toEqual([]);
    expect(await pairs({ limit: 1, offset: 1 })).toEqual(['/b /tafels']);
    expect(await list({ offset: 50 })).toEqual({ redirects: [], total: 3 });
  });

  it('marks a redirect that visitors do not follow, because there is something at its path', async () => {
    await add('/verhuisd', '/x');
    await pool.query(
      `insert into products (website_id, id, title, url, price_cents, status)
       values ('a', 'verhuisd', 'Verhuisd', '/verhuisd', 100, 'published')`,
    );
    expect((await list()).redirects).toMatchObject([{ from: '/verhuisd', covered: true }]);
  });

  it('returns no more of ten thousand than was asked for', async () => {
    await fill(10_000);
    const { redirects, total } = await list({ limit: 25 });
    expect([redirects.length, total]).toEqual([25, 10_000]);
  });
});
