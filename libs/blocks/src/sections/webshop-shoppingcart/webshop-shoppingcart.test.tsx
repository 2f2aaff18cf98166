import type { Cart } from '@etalage/shop-domain/schema';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockTree } from '../../runtime/block-tree.tsx';
import { renderRegistry } from '../../registry/render-registry.ts';
import { lineOf, mixedCart, partOf } from '../../shop/testing/cart.fixture.ts';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { webshopShoppingcartFixture } from './webshop-shoppingcart.fixture.ts';

afterEach(cleanup);

function show(cart: Cart | undefined, texts: Record<string, string> = {}) {
  const { id } = webshopShoppingcartFixture;
  render(
    <OnPage texts={texts} page={cart ? { cart } : {}}>
      <BlockTree
        document={{ version: 1, root: [id], blocks: { [id]: webshopShoppingcartFixture } }}
        registry={renderRegistry}
      />
    </OnPage>,
  );
}
const onlyQuote = { ...mixedCart, shoppingcart: partOf() };
const onlyDirect = { ...mixedCart, quote: partOf() };

describe('webshopShoppingcart', () => {
  it.each([
    [{}, 'Geen producten in winkelwagen.'],
    [{ webshop_cart_empty_shoppingcart_text: 'Niets' }, 'Niets'],
  ])('CART-23 says that the direct list is empty beside a filled quote list', (texts, text) => {
    show(onlyQuote, texts);
    const direct = screen
      .getByRole('heading', { name: 'Direct bestellen' })
      .closest('section') as HTMLElement;
    expect(within(direct).getByText(text)).toBeTruthy();
  });

  it.each([
    [{}, 'Geen producten in winkelwagen.'],
    [{ webshop_cart_empty_quote_text: 'Geen offertes' }, 'Geen offertes'],
  ])('CART-24 says that the quote list is empty beside a filled direct list', (texts, text) => {
    show(onlyDirect, texts);
    const quote = screen.getByRole('heading', { name: 'Offerteaanvraag' }).closest('section') as HTMLElement;
    expect(within(quote).getByText(text)).toBeTruthy();
  });

  it.each([undefined, { ...mixedCart, shoppingcart: partOf(), quote: partOf() }])(
    'says once that the whole cart is empty, also when it could not be read',
    (cart) => {
      show(cart);
      expect(screen.getByText('Je winkelwagen is leeg.')).toBeTruthy();
      expect(screen.queryByText('Geen producten in winkelwagen.')).toBeNull();
    },
  );

  it('says how can be paid and where it is delivered, before ordering begins', () => {
    const payment = { selected: '', url: '', methods: {} as Cart['payment']['methods'] };
    for (const title of ['iDEAL', 'Overboeking'])
      payment.methods[title] = { id: title, title, image: '', description: '' };
    show({ ...mixedCart, payment, countries: { NL: 'Nederland', BE: 'België' } });
    expect(
      screen.getByText('Betalen met iDEAL en Overboeking · We leveren in Nederland en België'),
    ).toBeTruthy();
    cleanup();
    show({ ...mixedCart, payment: { ...payment, methods: {} }, countries: { NL: 'Nederland' } });
    expect(screen.getByText('We leveren in Nederland')).toBeTruthy();
    cleanup();
    show({ ...onlyQuote, payment });
    expect(screen.queryByText(/Betalen met/)).toBeNull();
  });

  it('shows a line with its options, unit price and total', () => {
    show(mixedCart);
    const line = document.querySelector('[data-line-id="li_1"]') as HTMLElement;
    const shown = line.textContent?.replaceAll('\u00a0', ' ') ?? '';
    for (const text of [
      'Kruk',
      'Kleur: Blauw + € 6,05',
      'Gravure: Voor oma',
      'Stukprijs € 60,50',
      'Totaal € 121,00',
    ]) {
      expect(shown).toContain(text);
    }
    expect(within(line).getByRole<HTMLInputElement>('textbox', { name: 'Aantal van Kruk' }).value).toBe('2');
    expect(within(line).getByRole('button', { name: 'Verwijderen: Kruk' })).toBeTruthy();
  });

  it('shows amounts without tax where the website does', () => {
    show({ ...mixedCart, shoppingcart: { ...mixedCart.shoppingcart, show_price_tax_included: false } });
    expect(document.querySelector('[data-line-id="li_1"]')?.textContent).toContain('100,00');
  });

  it('shows the problem of a line', () => {
    show({ ...mixedCart, shoppingcart: partOf({ products: [lineOf({ problem: 'stock_insufficient' })] }) });
    expect(screen.getByRole('alert').textContent).toContain('niet genoeg voorraad');
  });

  it('names the price of before and of now on the side that the website shows', () => {
    const previous_price = { incl_tax: 4_840, excl_tax: 4_000 };
    const products = [lineOf({ problem: 'price_changed', previous_price })];
    show({ ...mixedCart, shoppingcart: partOf({ products, show_price_tax_included: false }) });
    expect(screen.getByRole('alert').textContent).toBe(
      'De prijs is gewijzigd van €\u00a040,00 naar €\u00a050,00.',
    );
  });
});
