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
/** What a search answers: how many calls there have been, itself included. */
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
  it('asks once what an address shows', async () => {
    await ask('/', replyOf('a'));
    expect(titleOf(await ask('/', replyOf('b')))).toBe('a');
    expect(titleOf(await ask('/over', replyOf('c')))).toBe('c');
    expect(calls).toBe(2);
  });

  it('keeps websites apart', async () => {
    await ask('/', replyOf('a'), 'w1');
    expect(titleOf(await ask('/', replyOf('b'), 'w2'))).toBe('b');
  });

  it('asks again after a publication of that website only', async () => {
    await ask('/', replyOf('a'), 'w1');
    await ask('/', replyOf('a'), 'w2');
    replies.drop('w1');
    expect(titleOf(await ask('/', replyOf('b'), 'w1'))).toBe('b');
    expect(titleOf(await ask('/', replyOf('b'), 'w2'))).toBe('a');
  });

  it('never keeps what a publication overtook', async () => {
    let finish: (reply: PageReply) => void = () => {};
    const asked = ask('/', new Promise<PageReply>((resolve) => (finish = resolve)));
    replies.drop('w1');
    finish(replyOf('old'));
    await asked;
    expect(titleOf(await ask('/', replyOf('new')))).toBe('new');
  });

  it('keeps nothing while it cannot hear of publications', async () => {
    replies.isListening = false;
    await ask('/', replyOf('a'));
    replies.isListening = true;
    expect(titleOf(await ask('/', replyOf('b')))).toBe('b');
  });

  it('keeps nothing of what a password opened, and shows it to nobody else', async () => {
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

  it('keeps the screen around a cart', async () => {
    await ask('/winkelwagen', replyOf('a', { kind: 'cart', cacheable: false }));
    expect(titleOf(await ask('/winkelwagen', replyOf('b')))).toBe('a');
  });

  it('holds no more than it may', async () => {
    replies = new StoredReplies(1000);
    replies.isListening = true;
    await ask('/a', replyOf('x'.repeat(600)));
    await ask('/b', replyOf('y'.repeat(600)));
    expect(titleOf(await ask('/a', replyOf('again')))).toBe('again');
  });

  it('lets no request change what others get', async () => {
    const reply = await ask('/', replyOf('a'));
    expect(() => reply.ok && (reply.data.seo.title = 'b')).toThrow(TypeError);
  });

  it('asks a category once per question and publication, each website for itself', async () => {
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

  it('lets no number of filters push out a page', async () => {
    replies = new StoredReplies(2000);
    replies.isListening = true;
    await ask('/', replyOf('a'));
    for (let nr = 0; nr < 100; nr += 1)
      await hitsOf({ query: '', filters: `kleur:${nr}`, current_url: '/tafels', limit: 24, offset: 0 });
    expect(titleOf(await ask('/', replyOf('b')))).toBe('a');
  });

  it('passes a search by words on each time, and a category that could not be searched', async () => {
    const asked = { query: 'tafel', filters: '', current_url: '', limit: 1, offset: 0 };
    expect([await hitsOf(asked), await hitsOf(asked)]).toEqual([1, 2]);
    const failing = (async () => ({ ok: false, status: 500 + (calls += 1) })) as unknown as CallEndpoint;
    const category = { ...asked, query: '', current_url: '/tafels' };
    const statuses = [1, 2].map(() => replies.answering('w1', failing)(search, category));
    expect(await Promise.all(statuses)).toMatchObject([{ status: 503 }, { status: 504 }]);
  });
});
