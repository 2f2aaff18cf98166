import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendImport } from './send-import.ts';

interface Sent {
  path: string;
  body: { at?: number; items?: unknown[] };
  key: string | null;
}
interface Reply {
  status?: number;
  state?: string;
  items?: number;
}

/** Answers calls by the end of their path; a path without an answer is conflicted. */
function serve(replies: Readonly<Record<string, Reply>>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const path = address.split('/').at(-1) ?? '';
    const body = JSON.parse(init.body as string) as Sent['body'];
    sent.push({ path, body, key: new Headers(init.headers).get('idempotency-key') });
    const { status = 200, state = 'filling', items = 0 } = replies[path] ?? { status: 409 };
    const answer =
      status === 200
        ? { import: { id: 'i1', state, items } }
        : { code: 'conflict', errors: { general: ['X'] } };
    return Promise.resolve(Response.json(answer, { status }));
  });
  return sent;
}

const items = Array.from({ length: 250 }, (_, index) => ({ row: index + 2, cells: {}, variants: [] }));
const send = (seen: number[] = []) =>
  sendImport({
    websiteId: 'w',
    name: 'lijst.csv',
    clearsEmpty: false,
    items,
    key: 'k1',
    signal: new AbortController().signal,
    onStarted: () => undefined,
    onSent: (count) => seen.push(count),
  });

afterEach(() => vi.unstubAllGlobals());

describe('a file that is sent', () => {
  it('is started with its key, sent in parts, and then planned', async () => {
    const sent = serve({ create: {}, 'add-items': {}, plan: { state: 'planning' } });
    const seen: number[] = [];
    await expect(send(seen)).resolves.toBe('i1');
    expect(sent.map(({ path, body }) => [path, body.at, body.items?.length])).toEqual([
      ['create', undefined, undefined],
      ['add-items', 0, 200],
      ['add-items', 200, 50],
      ['plan', undefined, undefined],
    ]);
    expect(sent[0]?.key).toBe('k1');
    expect(seen).toEqual([0, 200, 250]);
  });

  it('goes on where an earlier try ended', async () => {
    const sent = serve({ create: { items: 240 }, 'add-items': {}, plan: {} });
    await send();
    expect(sent[1]?.body).toMatchObject({ at: 240, items: items.slice(240) });
  });

  it('is not sent again when the import is further than that', async () => {
    const sent = serve({ create: { state: 'planned' } });
    await expect(send()).resolves.toBe('i1');
    expect(sent).toHaveLength(1);
  });

  it('opens the import when its last reply was lost, and fails when it is still being filled', async () => {
    serve({ create: {}, 'add-items': {}, get: { state: 'planning' } });
    await expect(send()).resolves.toBe('i1');
    serve({ create: {}, 'add-items': {}, get: { state: 'filling' } });
    await expect(send()).rejects.toThrow('conflict');
  });
});
