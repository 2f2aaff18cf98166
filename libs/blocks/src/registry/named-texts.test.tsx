import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nl } from '@etalage/texts';
import { mixedCart, partOf } from '../shop/testing/cart.fixture.ts';
import { productOf } from '../shop/testing/product.fixture.ts';
import { renderBlock } from '../testing/render-block.tsx';

const MARKER = 'Tekst van de eigenaar';
const none = partOf();
const section = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement);

beforeEach(() => {
  document.cookie = 'shoppingcart_session=sc_1; path=/';
  vi.stubGlobal('fetch', async () => Response.json({ shoppingcart: { total_quantity: 1 } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Each key that the specification names, with how to find the text at its place. */
const places: Record<string, (texts: Record<string, string>) => unknown> = {
  website_search_field_placeholder: (texts) => {
    renderBlock('headerOneSearch', { texts });
    return screen.getByPlaceholderText(MARKER).matches('input[name="query"]');
  },
  webshop_cart_empty_global_text: (texts) => {
    const cart = { ...mixedCart, shoppingcart: none, quote: none };
    renderBlock('webshopShoppingcart', { texts, page: { cart } });
    return screen.getByText(MARKER);
  },
  webshop_cart_empty_shoppingcart_text: (texts) => {
    renderBlock('webshopShoppingcart', { texts, page: { cart: { ...mixedCart, shoppingcart: none } } });
    return section(nl.webshop_cart_direct_heading).getByText(MARKER);
  },
  webshop_cart_empty_quote_text: (texts) => {
    renderBlock('webshopShoppingcart', { texts, page: { cart: { ...mixedCart, quote: none } } });
    return section(nl.webshop_cart_quote_heading).getByText(MARKER);
  },
  webshop_thankyou_login_label: (texts) => {
    renderBlock('webshopThankyou', { texts, page: { orderSession: 'os_1' } });
    return screen.getByRole('button', { name: MARKER });
  },
  webshop_single_quote_addtocart_added: async (texts) => {
    renderBlock('addtocart', { texts, page: { product: productOf({ enable_quote: true }) } });
    fireEvent.click(screen.getByLabelText(nl.webshop_panel_quote));
    fireEvent.click(screen.getByRole('button', { name: nl.webshop_panel_ask }));
    return screen.findByText(new RegExp(MARKER));
  },
};

it('TRN-03 each of the six named keys is the text at its place', async () => {
  expect(Object.keys(places)).toHaveLength(6);
  for (const [key, find] of Object.entries(places)) {
    expect(await find({ [key]: MARKER }), key).toBeTruthy();
    cleanup();
  }
});
