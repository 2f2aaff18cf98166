import {
  type CallEndpoint,
  type PageReply,
  type RequestOf,
  resolvePage,
  search,
} from '@etalage/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { StoredReplies } from './stored-replies.ts';

const replyOf = (title: string, data: object = {}) =>
  ({ ok: true, data: { kind: 'page', status: 200, cacheable: true, seo: { title }, ...data } }) as PageReply;
let replies: StoredReplies;
let calls: number;
const ask = (path: string, reply: PageReply | Promise<PageReply>, website = 'w1', password?: string) => {
  const call = (async () => {
    calls += 1;
    return reply;
  }) as unknown as CallEndpoint;
  return replies.answering(website, call)(resolvePage, { path, ...(password !== undefined && { password }) });
};
/** The reply of a search: the number of calls, including this one. */
const hitsOf = async (asked: Omit<RequestOf<typeof search>, 'website_id' | 'project_id'>, website = 'w1') => {
  const call = (async () => ({
    ok: true,
    data: { info: { hits: (calls += 1) } },
  })) as unknown as CallEndpoint;
  const reply = await replies.answering(website, call)(search, asked);
  return reply.ok ? reply.data.info.hits : undefined;
};
const titleOf = (reply: PageReply) => (reply.ok ? reply.data.seo.title : undefined);

beforeEach(() => {
  replies = new StoredReplies();
  replies.isListening = true;
  calls = 0;
});

describe('StoredReplies', () => {
  it('calls once for the content of an address', async () => {
    await ask('/', replyOf('a'));
    expect(titleOf(await ask('/', replyOf('b')))).toBe('a');
    expect(titleOf(await ask('/over', replyOf('c')))).toBe('c');
    expect(calls).toBe(2);
  });

  it('stores the replies of each website separately', async () => {
    await ask('/', replyOf('a'), 'w1');
    expect(titleOf(await ask('/', replyOf('b'), 'w2'))).toBe('b');
  });

  it('calls again after a publication of that website only', async () => {
    await ask('/', replyOf('a'), 'w1');
    await ask('/', replyOf('a'), 'w2');
    replies.drop('w1');
    expect(titleOf(await ask('/', replyOf('b'), 'w1'))).toBe('b');
    expect(titleOf(await ask('/', replyOf('b'), 'w2'))).toBe('a');
  });

  it('never stores a reply that was made during a publication', async () => {
    let finish: (reply: PageReply) => void = () => {};
    const asked = ask('/', new Promise<PageReply>((resolve) => (finish = resolve)));
    replies.drop('w1');
    finish(replyOf('old'));
    await asked;
    expect(titleOf(await ask('/', replyOf('new')))).toBe('new');
  });

  it('stores nothing while it is not notified of publications', async () => {
    replies.isListening = false;
    await ask('/', replyOf('a'));
    replies.isListening = true;
    expect(titleOf(await ask('/', replyOf('b')))).toBe('b');
  });

  it('stores no content of a protected page, and never returns it without a password', async () => {
    await ask('/geheim', replyOf('open', { cacheable: true }), 'w1', 'sesam');
    expect(titleOf(await ask('/geheim', replyOf('login')))).toBe('login');
    expect(titleOf(await ask('/geheim', replyOf('open again'), 'w1', 'sesam'))).toBe('open again');
  });

  it.each([
    ['a protected page', { kind: 'login', cacheable: false }],
    ['an unknown address', { kind: 'not_found', status: 404, cacheable: false }],
    ['a page with a password', { kind: 'page', cacheable: false }],
  ])('does not keep %s', async (_name, data) => {
    await ask('/x', replyOf('a', data));
    expect(titleOf(await ask('/x', replyOf('b', data)))).toBe('b');
  });

  it('stores the page around a cart', async () => {
    await ask('/winkelwagen', replyOf('a', { kind: 'cart', cacheable: false }));
    expect(titleOf(await ask('/winkelwagen', replyOf('b')))).toBe('a');
  });

  it('stores no more than its limit', async () => {
    replies = new StoredReplies(1000);
    replies.isListening = true;
    await ask('/a', replyOf('x'.repeat(600)));
    await ask('/b', replyOf('y'.repeat(600)));
    expect(titleOf(await ask('/a', replyOf('again')))).toBe('again');
  });

  it('returns objects that no request can change for others', async () => {
    const reply = await ask('/', replyOf('a'));
    expect(() => reply.ok && (reply.data.seo.title = 'b')).toThrow(TypeError);
  });

  it('calls a category once per query and publication, separately for each website', async () => {
    const asked = { query: '', filters: 'kleur:Rood', current_url: '/tafels', limit: 24, offset: 0 };
    expect(await hitsOf(asked)).toBe(1);
    expect(await hitsOf(asked)).toBe(1);
    expect(await hitsOf({ ...asked, filters: '' })).toBe(2);
    expect(await hitsOf({ ...asked, limit: 48 })).toBe(3);
    expect(await hitsOf({ ...asked, current_url: '/stoelen' })).toBe(4);
    expect(await hitsOf(asked, 'w2')).toBe(5);
    replies.drop('w1');
    expect(await hitsOf(asked)).toBe(6);
    expect(await hitsOf(asked, 'w2')).toBe(5);
    replies.dropAll();
    expect(await hitsOf(asked, 'w2')).toBe(7);
  });

  it('never removes a page because of many filters', async () => {
    replies = new StoredReplies(2000);
    replies.isListening = true;
    await ask('/', replyOf('a'));
    for (let nr = 0; nr < 100; nr += 1)
      await hitsOf({ query: '', filters: `kleur:${nr}`, current_url: '/tafels', limit: 24, offset: 0 });
    expect(titleOf(await ask('/', replyOf('b')))).toBe('a');
  });

  it('calls each time for a search by text, and for a category whose search failed', async () => {
    const asked = { query: 'tafel', filters: '', current_url: '', limit: 1, offset: 0 };
    expect([await hitsOf(asked), await hitsOf(asked)]).toEqual([1, 2]);
    const failing = (async () => ({ ok: false, status: 500 + (calls += 1) })) as unknown as CallEndpoint;
    const category = { ...asked, query: '', current_url: '/tafels' };
    const statuses = [1, 2].map(() => replies.answering('w1', failing)(search, category));
    expect(await Promise.all(statuses)).toMatchObject([{ status: 503 }, { status: 504 }]);
  });
});
