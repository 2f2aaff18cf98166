import { beforeEach, describe, expect, it } from 'vitest';
import { type FinishedPage, finishPage } from './finish-page.ts';
import { StoredPages } from './stored-pages.ts';

const pageOf = (text: string, headers: Record<string, string> = { 'etalage-store': '1' }) =>
  finishPage(new Response(text.padEnd(600), { headers: { 'content-type': 'text/html', ...headers } }));
let pages: StoredPages;
let renderings: number;
const find = (path: string, make: () => Promise<FinishedPage>, website = 'w1') =>
  pages.find(website, path, () => {
    renderings += 1;
    return make();
  });
const textOf = (page: FinishedPage | undefined) => page?.body.toString().trim();

beforeEach(() => {
  pages = new StoredPages();
  pages.isListening = true;
  renderings = 0;
});

describe('StoredPages', () => {
  it('renders a page once, also for concurrent requests', async () => {
    await Promise.all([find('/', () => pageOf('a')), find('/', () => pageOf('a'))]);
    expect(textOf(await find('/', () => pageOf('b')))).toBe('a');
    expect(renderings).toBe(1);
  });

  it('stores the pages of each website separately', async () => {
    await find('/', () => pageOf('a'), 'w1');
    expect(textOf(await find('/', () => pageOf('b'), 'w2'))).toBe('b');
  });

  it('renders again after a publication of that website only', async () => {
    await find('/', () => pageOf('a'), 'w1');
    await find('/', () => pageOf('a'), 'w2');
    pages.drop('w1');
    expect(textOf(await find('/', () => pageOf('b'), 'w1'))).toBe('b');
    expect(textOf(await find('/', () => pageOf('b'), 'w2'))).toBe('a');
  });

  it('never stores a page that was rendered during a publication', async () => {
    await find('/', async () => {
      const page = await pageOf('old');
      pages.drop('w1');
      return page;
    });
    expect(textOf(await find('/', () => pageOf('new')))).toBe('new');
  });

  it('stores nothing while it is not notified of publications', async () => {
    pages.isListening = false;
    expect(await find('/', () => pageOf('a'))).toBeUndefined();
  });

  it('does not share a page of one visitor, and does not try to share its address again', async () => {
    const personal = () => pageOf('mine', {});
    expect(await find('/winkelwagen', personal)).toBeUndefined();
    expect(await find('/winkelwagen', personal)).toBeUndefined();
    expect(renderings).toBe(1);
  });

  it('never shares a page that sets a cookie', async () => {
    const page = await pageOf('mine', { 'etalage-store': '1', 'set-cookie': 'a=1' });
    expect(page.sharing).toBe('never');
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('returns the page of an unknown address without storing it', async () => {
    await find('/x', () => pageOf('a', { 'etalage-store': 'once' }));
    expect(textOf(await find('/x', () => pageOf('b', { 'etalage-store': 'once' })))).toBe('b');
  });

  it('never sends the internal header', async () => {
    expect((await pageOf('a')).headers).not.toHaveProperty('etalage-store');
  });
});
