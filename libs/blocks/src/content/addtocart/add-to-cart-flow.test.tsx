import { nl } from '@etalage/texts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { productOf } from '../../shop/testing/product.fixture.ts';
import { ProductPanel } from './product-panel.tsx';

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  document.cookie = 'shoppingcart_session=sc_1; path=/';
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

function show(texts: Record<string, string> = {}) {
  const product = productOf({ enable_quote: true });
  render(
    <OnPage texts={texts} page={{ product }}>
      <ProductPanel product={product} inStock />
    </OnPage>,
  );
}
const sent = () => JSON.parse(fetchMock.mock.lastCall?.[1]?.body as string) as Record<string, unknown>;

describe('adding to the cart', () => {
  it.each([
    ['checkout', 'In winkelwagen', 'webshop_single_checkout_addtocart_added'],
    ['quote', 'Offerte aanvragen', 'webshop_single_quote_addtocart_added'],
  ] as const)(
    'MSG-07 says in the texts of the website that a %s product was added',
    async (type, button, key) => {
      fetchMock.mockResolvedValue(reply({ shoppingcart: { total_quantity: 3 } }));
      show({ [key]: 'Toegevoegd!' });
      if (type === 'quote') fireEvent.click(screen.getByLabelText(nl.webshop_panel_quote));
      fireEvent.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByText(/Toegevoegd!/)).toBeTruthy();
      expect(sent()).toMatchObject({
        type,
        product_id: 'pr_kruk',
        quantity: 1,
        options: {},
        shoppingcart_session: 'sc_1',
      });
    },
  );

  it('updates the number of pieces in the header', async () => {
    fetchMock.mockResolvedValue(reply({ shoppingcart: { total_quantity: 3 } }));
    const received = vi.fn();
    document.addEventListener(
      'etalage:cart-changed',
      (event) => received((event as CustomEvent<number>).detail),
      { once: true },
    );
    show();
    fireEvent.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    await waitFor(() => expect(received).toHaveBeenCalledWith(3));
  });

  it('shows all messages of a refusal', async () => {
    fetchMock.mockResolvedValue(
      reply({ code: 'validation_failed', errors: { quantity: ['A', 'B'], x: ['C'] } }, 422),
    );
    show();
    fireEvent.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    for (const message of ['A', 'B', 'C']) expect(await screen.findByText(message)).toBeTruthy();
  });

  it('shows an error when the network fails, and can be tried again', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'));
    show();
    const button = screen.getByRole('button', { name: 'In winkelwagen' });
    fireEvent.click(button);
    expect(await screen.findByText(nl.error_internal)).toBeTruthy();
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});
