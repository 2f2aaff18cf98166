import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderEmail } from '../../shop/open-order/order-email.ts';
import { start } from './order-polling.behaviour.ts';
import { pollOrder } from './poll-order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Runs the polling as the page does: a changed status re-renders the page, which continues polling with it. */
function watch(replies: (string | null)[]) {
  const requests: number[] = [];
  const begin = Date.now();
  const ask = async () => {
    requests.push(Date.now() - begin);
    return replies[requests.length - 1] ?? '';
  };
  const start = (status: string): void => pollOrder({ status, ask, onChange: start }).start();
  start('');
  return requests;
}

/** The requests of an order page that shows this status, which does not change: when, where and with which body. */
function watchPage(payment_status: string) {
  const calls: unknown[] = [];
  const begin = Date.now();
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    calls.push([Date.now() - begin, path, JSON.parse(body)]);
    return new Response(JSON.stringify({ payment: { payment_status } }));
  });
  orderEmail.write('anna@voorbeeld.nl');
  const page = document.createElement('div');
  Object.assign(page.dataset, { orderSession: 'os_1', paymentStatus: payment_status });
  document.body.append(page);
  start(page);
  return calls;
}

/** An open order whose status becomes this one, and how the server replies to the request to render it again. */
function watchChange(payment_status: string, renderAgain: () => Promise<unknown>) {
  const calls: number[] = [];
  const begin = Date.now();
  const replace = vi.fn();
  const at = { pathname: '/bestelling', search: '?order=os_1', hash: '#betaling' };
  vi.stubGlobal('location', { ...at, href: Object.values(at).join(''), origin: '', replace });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.startsWith('/api/')) return renderAgain();
    calls.push(Date.now() - begin);
    return new Response(JSON.stringify({ payment: { payment_status } }));
  });
  orderEmail.write('anna@voorbeeld.nl');
  document.body.innerHTML = '<div data-order-page><div data-order-session="os_1"></div></div>';
  start(document.querySelector('[data-order-session]') as HTMLElement);
  return { calls, replace };
}

describe('pollOrder', () => {
  it('ORD-15 polls at 5, 10 and 15 seconds while the status is unset or otherwise unpaid', async () => {
    const requests = watch([]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(requests).toEqual([5000, 10_000, 15_000]);
    for (const unpaid of ['', 'open', 'pending', 'authorized', 'expired', 'failed', 'canceled']) {
      const calls = watchPage(unpaid);
      await vi.advanceTimersByTimeAsync(15_000);
      const body = { order_session: 'os_1', email: 'anna@voorbeeld.nl' };
      const call = (at: number) => [at, '/api/services/webshop/v1/orders/get', expect.objectContaining(body)];
      expect(calls, unpaid).toEqual([5000, 10_000, 15_000].map(call));
      document.body.replaceChildren();
    }
  });

  it('ORD-16 stops polling once the status is paid', async () => {
    const requests = watch(['', 'paid']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(requests).toEqual([5000, 10_000]);
    const calls = watchPage('paid');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls).toEqual([]);
  });

  it.each([
    ['is refused', async () => new Response('', { status: 502 })],
    ['does not arrive', () => Promise.reject(new TypeError('no network'))],
    ['breaks off', async () => ({ ok: true, text: () => Promise.reject(new TypeError('aborted')) })],
    ['has no order', async () => new Response('<p>Elders</p>')],
  ])('ORD-16 loads the page once, and polls no more, when the page of the paid order %s', async (_, page) => {
    const { calls, replace } = watchChange('paid', page);
    await vi.advanceTimersByTimeAsync(5000);
    expect(replace.mock.calls).toEqual([['/bestelling?order=os_1']]);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls).toEqual([5000]);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('polls on, without loading the page, when the page of a failed payment does not arrive', async () => {
    const { calls, replace } = watchChange('failed', () => Promise.reject(new TypeError('no network')));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(calls).toEqual([5000, 10_000, 15_000]);
    expect(replace).not.toHaveBeenCalled();
  });

  it('continues after a failed fetch and after a status that is still pending', async () => {
    const requests = watch([null, 'open', 'failed']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(requests).toEqual([5000, 10_000, 15_000, 20_000]);
  });

  it('does not start for a paid or refunded order', async () => {
    const ask = vi.fn(async () => 'paid');
    for (const status of ['paid', 'refunded']) pollOrder({ status, ask, onChange: vi.fn() }).start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ask).not.toHaveBeenCalled();
  });

  it('pauses while it is stopped and starts once, however often it is called', async () => {
    const ask = vi.fn(async () => '');
    const polling = pollOrder({ status: '', ask, onChange: vi.fn() });
    polling.start();
    polling.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ask).not.toHaveBeenCalled();
    polling.start();
    polling.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
