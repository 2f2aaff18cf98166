import { expect } from 'vitest';
import type { EndpointName } from '../calls/rate-limits.ts';
import type { ShopFixture } from './shop-fixture.ts';
import type { CallOptions, TestApi, TestReply } from './start-test-api.ts';

/** Calls as a visitor of one shop: adds both ids and the cart session to every call. */
export function cartClient(api: TestApi, shop: ShopFixture, host = 'a.test') {
  const call = async (name: EndpointName, body: object = {}, options?: CallOptions): Promise<TestReply> =>
    api.call(name, { ...shop.ids, ...body }, { host, ...options });

  return {
    call,
    /** A new cart with the calls of its visitor. Each expects success and returns the body; `try…` returns the reply. */
    async newCart() {
      const created = await call('createCart');
      const shoppingcart_session = created.body.shoppingcart.session as string;
      return cartOf(shoppingcart_session);
    },
    cartOf,
  };

  function cartOf(shoppingcart_session: string) {
    const attempt = (name: EndpointName, body: object = {}, options?: CallOptions) =>
      call(name, { shoppingcart_session, ...body }, options);
    const succeed = async (name: EndpointName, body: object = {}) => {
      const reply = await attempt(name, body);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      return reply.body;
    };
    const product = (product_id: string, more: object = {}) => ({
      type: 'checkout',
      quantity: 1,
      options: {},
      product_id,
      ...more,
    });
    return {
      session: shoppingcart_session,
      attempt,
      succeed,
      get: () => succeed('getCart'),
      add: (product_id: string, more?: object) => succeed('addToCart', product(product_id, more)),
      tryAdd: (product_id: string, more?: object) => attempt('addToCart', product(product_id, more)),
      details: (fields: object) => succeed('setUserDetails', fields),
    };
  }
}

export type CartClient = ReturnType<typeof cartClient>;
