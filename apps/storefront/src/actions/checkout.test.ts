import { createOrder, setPaymentMethod, setShippingMethod, setUserDetails } from '@etalage/api-contract';
import { NOTHING_SHOWN } from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { pageServices } from '../services/services-context.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runAction } from './run-action.ts';

const shown = {
  ...NOTHING_SHOWN,
  payable: 1_690,
  shipping_method: 'post',
  lines: [{ id: 'l1', product_id: 'p1', quantity: 1, unit: 995 }],
};
const saving: ReadonlySet<string> = new Set(
  [setUserDetails, setShippingMethod, setPaymentMethod].map(({ name }) => name),
);

/** Posts the form of the checkout; returns what the page gets, and what was sent with the order. */
async function post(fields: Record<string, string>, refused?: { code: 'cart_changed'; general: string[] }) {
  const sent: unknown[] = [];
  const fake = fakeServices();
  const callEndpoint = (async (endpoint, request) => {
    if (saving.has(endpoint.name)) return { ok: true, data: {} };
    if (endpoint.name !== createOrder.name) return fake.callEndpoint(endpoint, request);
    sent.push((request as { shown: unknown }).shown);
    if (!refused)
      return { ok: true, data: { payment: { url: '/betalen' }, order: { session: 'o', number: '1' } } };
    return { ok: false, status: 409, error: { code: refused.code, errors: { general: refused.general } } };
  }) as typeof fake.callEndpoint;
  const body = new URLSearchParams({ intent: 'create-order', ...fields });
  const request = new Request('http://localhost:3000/afrekenen', { method: 'POST', body });
  const outcome = await runAction(request, pageServices({ ...fake, callEndpoint }));
  return { outcome, sent };
}

describe('createOrderAction', () => {
  it('sends what the page showed, with the methods that are checked in its form', async () => {
    const { sent, outcome } = await post({
      shown: JSON.stringify(shown),
      shipping_method: 'pickup',
      payment_method: 'ideal',
    });
    expect(sent).toEqual([{ ...shown, shipping_method: 'pickup', payment_method: 'ideal' }]);
    expect((outcome as Response).headers.get('location')).toBe('/betalen');
  });

  it.each(['', '{', '[]', '{"payable":"1"}', JSON.stringify({ ...shown, payable: -1 })])(
    'counts a page that sends %j as one that showed nothing',
    async (typed) => {
      expect((await post({ shown: typed })).sent).toEqual([NOTHING_SHOWN]);
    },
  );

  it('shows on the same page what changed', async () => {
    const general = ['Het totaal is gewijzigd.'];
    const { outcome } = await post({ shown: JSON.stringify(shown) }, { code: 'cart_changed', general });
    expect(outcome).toMatchObject({
      init: { status: 409 },
      data: { feedback: { form: 'checkout', errors: { general } } },
    });
  });
});
