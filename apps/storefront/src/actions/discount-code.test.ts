import { setDiscountCode, setShippingMethod, setUserDetails, type Refused } from '@etalage/api-contract';
import { nl } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { pageServices } from '../services/services-context.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { runAction } from './run-action.ts';

/** What endpoints answer instead of a success, by name. */
type Refusals = Partial<Record<string, Refused>>;

const unknown: Refused = {
  ok: false,
  status: 422,
  error: { code: 'validation_failed', errors: { discount_code: [nl.webshop_discount_unknown] } },
};
const gone: Refused = { ok: false, status: 404, error: { code: 'shoppingcart_does_not_exist', errors: {} } };

const own: ReadonlySet<string> = new Set(
  [setDiscountCode, setShippingMethod, setUserDetails].map(({ name }) => name),
);

/** Posts a form with a cart; returns what the page gets and the calls to the server. */
async function post(path: string, fields: Record<string, string>, refusals: Refusals = {}) {
  const sent: [name: string, request: unknown][] = [];
  const fake = fakeServices();
  const callEndpoint = (async (endpoint, request) => {
    if (!own.has(endpoint.name)) return fake.callEndpoint(endpoint, request);
    sent.push([endpoint.name, request]);
    return refusals[endpoint.name] ?? { ok: true, data: {} };
  }) as typeof fake.callEndpoint;
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  // The page of these tests leaves a cookie out of the headers that a request is made with.
  request.headers.set('cookie', 'shoppingcart_session=sc_1');
  const outcome = await runAction(request, pageServices({ ...fake, callEndpoint }));
  return { outcome, sent };
}

const codeSent = (discount_code: string) => [
  setDiscountCode.name,
  { shoppingcart_session: 'sc_1', discount_code },
];
const namesOf = (sent: readonly [string, unknown][]) => sent.map(([name]) => name);
const goesTo = (outcome: unknown) => {
  const { status, headers } = outcome as Response;
  return [status, headers.get('location')];
};

describe('applyDiscountAction', () => {
  const apply = (fields: Record<string, string>, refusals?: Refusals) =>
    post('/winkelwagen', { intent: 'apply-discount', ...fields }, refusals);

  it('sets the code that was typed, and shows the cart again', async () => {
    const { outcome, sent } = await apply({ discount_code: '  welkom10 ' });
    expect(sent).toEqual([codeSent('welkom10')]);
    expect(goesTo(outcome)).toEqual([303, '/winkelwagen']);
  });

  it('keeps an unknown code in its field with the message', async () => {
    const { outcome } = await apply({ discount_code: ' bestaatniet' }, { [setDiscountCode.name]: unknown });
    expect(outcome).toMatchObject({
      init: { status: 422 },
      data: {
        feedback: {
          form: 'cart',
          errors: { discount_code: [nl.webshop_discount_unknown] },
          values: { discount_code: ' bestaatniet' },
        },
      },
    });
  });

  it.each<Record<string, string>>([{}, { discount_code: '' }, { discount_code: '  ' }])(
    'takes the code away with %j',
    async (fields) => {
      const { outcome, sent } = await apply(fields);
      expect(sent).toEqual([codeSent('')]);
      expect(goesTo(outcome)).toEqual([303, '/winkelwagen']);
    },
  );

  it('says above the cart that it is gone', async () => {
    const { outcome } = await apply({ discount_code: 'x' }, { [setDiscountCode.name]: gone });
    expect(outcome).toMatchObject({
      init: { status: 404 },
      data: { feedback: { form: 'cart', errors: { general: [nl.error_shoppingcart_does_not_exist] } } },
    });
  });
});

const typed = { invoice_email: 'an@voorbeeld.nl', invoice_city: 'Gent' };
const invalid: Refused = {
  ok: false,
  status: 422,
  error: { code: 'validation_failed', errors: { invoice_email: ['Dit is geen e-mailadres.'] } },
};

describe('applyDiscountAction on the checkout', () => {
  const apply = (refusals?: Refusals) =>
    post('/afrekenen', { intent: 'apply-discount', discount_code: 'welkom10', ...typed }, refusals);

  it('saves what was typed first, so that a code of one customer is known', async () => {
    const { outcome, sent } = await apply();
    expect(namesOf(sent)).toEqual([setUserDetails.name, setDiscountCode.name]);
    expect(sent[0]?.[1]).toMatchObject({ shoppingcart_session: 'sc_1', ...typed });
    expect(goesTo(outcome)).toEqual([303, '/afrekenen']);
  });

  it('keeps a refused code and all that was typed in the form of the checkout', async () => {
    const { outcome } = await apply({ [setDiscountCode.name]: unknown });
    expect(outcome).toMatchObject({
      init: { status: 422 },
      data: {
        feedback: {
          form: 'checkout',
          errors: { discount_code: [nl.webshop_discount_unknown] },
          values: { discount_code: 'welkom10', ...typed },
        },
      },
    });
  });

  it('applies nothing when what was typed cannot be saved', async () => {
    const { outcome, sent } = await apply({ [setUserDetails.name]: invalid });
    expect(namesOf(sent)).toEqual([setUserDetails.name]);
    expect(outcome).toMatchObject({
      init: { status: 422 },
      data: { feedback: { form: 'checkout', errors: invalid.error.errors } },
    });
  });
});

describe('removeDiscountAction', () => {
  it('takes the code away, whatever is in the field, and shows the page again', async () => {
    const fields = { intent: 'remove-discount', discount_code: 'welkom10' };
    const cart = await post('/winkelwagen', fields);
    expect(cart.sent).toEqual([codeSent('')]);
    expect(goesTo(cart.outcome)).toEqual([303, '/winkelwagen']);
    const checkout = await post('/afrekenen', { ...fields, ...typed });
    expect(namesOf(checkout.sent)).toEqual([setUserDetails.name, setDiscountCode.name]);
    expect(checkout.sent[1]).toEqual(codeSent(''));
    expect(goesTo(checkout.outcome)).toEqual([303, '/afrekenen']);
  });

  it('says above the cart that it is gone', async () => {
    const { outcome } = await post(
      '/winkelwagen',
      { intent: 'remove-discount' },
      { [setDiscountCode.name]: gone },
    );
    expect(outcome).toMatchObject({
      init: { status: 404 },
      data: { feedback: { form: 'cart', errors: { general: [nl.error_shoppingcart_does_not_exist] } } },
    });
  });
});

describe('setUserDetailsAction with a discount code', () => {
  const save = (discount_code: string, refusals?: Refusals) =>
    post(
      '/afrekenen',
      { intent: 'set-user-details', shipping_method: 'post', discount_code, ...typed },
      refusals,
    );

  it('applies a code that was typed, after the rest', async () => {
    const { outcome, sent } = await save(' welkom10 ');
    expect(namesOf(sent)).toEqual([setUserDetails.name, setShippingMethod.name, setDiscountCode.name]);
    expect(sent[2]).toEqual(codeSent('welkom10'));
    expect(goesTo(outcome)).toEqual([303, '/afrekenen#verzendmethode']);
  });

  it('leaves the code of the cart as it is without one', async () => {
    const { outcome, sent } = await save('  ');
    expect(namesOf(sent)).toEqual([setUserDetails.name, setShippingMethod.name]);
    expect(goesTo(outcome)).toEqual([303, '/afrekenen#verzendmethode']);
  });

  it('keeps a refused code and what was typed', async () => {
    const { outcome } = await save('bestaatniet', { [setDiscountCode.name]: unknown });
    expect(outcome).toMatchObject({
      init: { status: 422 },
      data: {
        feedback: {
          form: 'checkout',
          errors: { discount_code: [nl.webshop_discount_unknown] },
          values: { discount_code: 'bestaatniet', ...typed },
        },
      },
    });
  });

  it('applies nothing when what was typed cannot be saved', async () => {
    const { sent } = await save('welkom10', { [setUserDetails.name]: invalid });
    expect(namesOf(sent)).toEqual([setUserDetails.name]);
  });
});
