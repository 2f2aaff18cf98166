import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderEmail } from '../../shop/open-order/order-email.ts';
import { start } from './order-polling.behaviour.ts';
import { pollOrder } from './poll-order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
    document.body.replaceChildren();
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
