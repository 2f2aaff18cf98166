import type { CallFailure } from '@etalage/api-contract/client';
import { describe, expect, it, vi } from 'vitest';
import { addWithSession, type AddCalls } from './add-with-session.ts';
import { cartSessionStore, readCookie } from './cart-session.ts';

const gone: CallFailure = {
  ok: false,
  status: 404,
  error: { code: 'shoppingcart_does_not_exist', errors: {} },
};
const added = { ok: true, total_quantity: 1 } as const;

function callsThat(add: AddCalls['add']): AddCalls {
  return { create: vi.fn(async () => ({ ok: true, session: 'nieuw' }) as const), add: vi.fn(add) };
}

function memory(session: string) {
  let current = session;
  return {
    read: () => current,
    write: (next: string) => void (current = next),
    clear: () => void (current = ''),
  };
}

describe('addWithSession', () => {
  it('creates a cart on the first add and stores its session', async () => {
    const store = memory('');
    const calls = callsThat(async () => added);
    expect(await addWithSession(store, calls)).toEqual(added);
    expect(calls.create).toHaveBeenCalledTimes(1);
    expect(calls.add).toHaveBeenCalledWith('nieuw');
    expect(store.read()).toBe('nieuw');
  });

  it('uses the stored session without creating a cart', async () => {
    const calls = callsThat(async () => added);
    await addWithSession(memory('oud'), calls);
    expect(calls.create).not.toHaveBeenCalled();
    expect(calls.add).toHaveBeenCalledWith('oud');
  });

  it('drops a session that the server does not know and adds to a new cart', async () => {
    const store = memory('oud');
    const calls = callsThat(async (session) => (session === 'oud' ? gone : added));
    expect(await addWithSession(store, calls)).toEqual(added);
    expect(vi.mocked(calls.add).mock.calls).toEqual([['oud'], ['nieuw']]);
    expect(store.read()).toBe('nieuw');
  });

  it('retries only once and then returns the errors', async () => {
    const calls = callsThat(async () => gone);
    expect(await addWithSession(memory('oud'), calls)).toEqual(gone);
    expect(calls.add).toHaveBeenCalledTimes(2);
  });

  it('keeps the session on any other error', async () => {
    const store = memory('oud');
    const soldOut: CallFailure = {
      ok: false,
      status: 409,
      error: { code: 'stock_insufficient', errors: { quantity: ['Op'] } },
    };
    const calls = callsThat(async () => soldOut);
    expect(await addWithSession(store, calls)).toEqual(soldOut);
    expect(store.read()).toBe('oud');
  });
});

describe('cartSessionStore', () => {
  it('writes, reads and clears one cookie among others', () => {
    document.cookie = 'andere=1; path=/';
    const store = cartSessionStore();
    store.write('sc_1');
    expect(store.read()).toBe('sc_1');
    store.clear();
    expect(store.read()).toBe('');
  });

  it('returns nothing for an unreadable value', () => {
    expect(readCookie('shoppingcart_session=%E0%A4%A', 'shoppingcart_session')).toBe('');
  });
});
