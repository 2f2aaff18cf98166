import type { FormFeedback } from '@etalage/api-contract';
import type { Cart } from '@etalage/shop-domain/schema';
import { nl } from '@etalage/texts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockTree } from '../../runtime/block-tree.tsx';
import { renderRegistry } from '../../registry/render-registry.ts';
import { mixedCart, partOf } from '../../shop/testing/cart.fixture.ts';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { ViesMessage } from './vies-message.tsx';
import { webshopCheckoutFixture } from './webshop-checkout.fixture.ts';

afterEach(cleanup);

function show(cart: Cart, feedback?: FormFeedback) {
  const { id } = webshopCheckoutFixture;
  render(
    <OnPage page={{ cart, feedback }}>
      <BlockTree
        document={{ version: 1, root: [id], blocks: { [id]: webshopCheckoutFixture } }}
        registry={renderRegistry}
      />
    </OnPage>,
  );
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('webshopCheckout', () => {
  it('CHK-23 shows products, both lists with the chosen method, agreement, countries and the VAT message of a cart', () => {
    show({ ...mixedCart, vies: { ...mixedCart.vies, status: 'unavailable' } });
    expect(screen.getByText('Boek over hout')).toBeTruthy();
    expect(radio(/Pakket/).checked).toBe(true);
    expect(radio(/Afhalen/).checked).toBe(false);
    expect(radio(/iDEAL/).value).toBe('ideal');
    expect(radio(/iDEAL/).checked).toBe(true);
    expect(radio(/iDEAL/).closest('label')?.querySelector('img')?.getAttribute('src')).toBe('/img/ideal.svg');
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ik ga akkoord met de algemene voorwaarden' })
        .checked,
    ).toBe(false);
    const options = screen.getAllByLabelText('Land')[0]?.querySelectorAll('option') ?? [];
    expect([...options].map((option) => option.value)).toEqual(['', 'NL', 'BE', 'DE']);
    expect(document.querySelector('[data-vies]')?.textContent).toBe(nl.webshop_vies_unavailable);
  });

  it('leaves the agreement out when there is nothing to agree to', () => {
    show({ ...mixedCart, agreement: { url: '' } });
    expect(screen.queryByRole('checkbox', { name: /Ik ga akkoord/ })).toBeNull();
  });

  it('names the obligation on the button', () => {
    show({ ...mixedCart, quote: partOf() });
    expect(screen.getByRole('button', { name: 'Bestellen en betalen' })).toBeTruthy();
    expect(screen.queryByText(nl.webshop_checkout_quote_free)).toBeNull();
    cleanup();
    show({ ...mixedCart, shoppingcart: partOf() });
    expect(screen.getByRole('button', { name: 'Offerte aanvragen' })).toBeTruthy();
    cleanup();
    show(mixedCart);
    expect(screen.getByRole('button', { name: 'Bestellen en betalen' })).toBeTruthy();
    expect(screen.getByText(nl.webshop_checkout_quote_free)).toBeTruthy();
  });

  it('names both halves of a mixed cart, with the total above what a quote is requested for', () => {
    show(mixedCart);
    const summary = screen.getByRole('complementary', { name: nl.webshop_summary_heading });
    const headings = [...summary.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual([nl.webshop_cart_direct_heading, nl.webshop_cart_quote_heading]);
    const totals = summary.querySelector('[data-totals]');
    const quote = summary.querySelectorAll('h3')[1];
    const isAbove = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(totals && quote && totals.compareDocumentPosition(quote)).toBe(isAbove);
    cleanup();
    show({ ...mixedCart, quote: partOf() });
    expect(screen.queryByText(nl.webshop_cart_direct_heading)).toBeNull();
  });

  it('shows a message when there is nothing to choose', () => {
    show({
      ...mixedCart,
      shipment: { ...mixedCart.shipment, shipping_methods: [] },
      payment: { ...mixedCart.payment, methods: {} },
    });
    expect(screen.getByText(nl.webshop_checkout_no_shipping)).toBeTruthy();
    expect(screen.getByText(nl.webshop_checkout_no_payment)).toBeTruthy();
  });

  it('sends with the order what it shows: amounts in cents, methods and lines', () => {
    show({ ...mixedCart, quote: { ...mixedCart.quote, show_price_tax_included: false } });
    const sent = document.querySelector<HTMLInputElement>('form input[name="shown"]');
    expect(JSON.parse(sent?.value ?? '')).toEqual({
      payable: 15_520,
      quote: 22_500,
      tax: 2_446,
      vat: 'S',
      shipping_method: 'parcel',
      shipping: 695,
      payment_method: 'ideal',
      lines: [
        { id: 'li_1', product_id: 'pr_kruk', quantity: 2, unit: 6_050 },
        { id: 'li_2', product_id: 'pr_kruk', quantity: 1, unit: 2_725 },
        { id: 'li_3', product_id: 'pr_kruk', quantity: 1, unit: 18_595 },
      ],
    });
  });

  it('shows why an order was refused when the cart is empty now', () => {
    const errors = { general: ['Kruk staat niet meer in je winkelwagen.'] };
    const empty = { ...mixedCart, shoppingcart: partOf(), quote: partOf() };
    show(empty, { form: 'checkout', errors, values: {}, message: '' });
    expect(screen.getByText(errors.general[0] ?? '')).toBeTruthy();
    expect(screen.getByText(nl.webshop_cart_empty_global_text)).toBeTruthy();
  });

  it('is returned with every message at its field and in the box, with what was typed, focused on the first wrong field', () => {
    const errors = { invoice_email: ['A'], invoice_city: ['B', 'C'] };
    show(mixedCart, { form: 'checkout', errors, values: { invoice_email: 'x' }, message: '' });
    const email = screen.getAllByLabelText<HTMLInputElement>('E-mailadres')[0] as HTMLInputElement;
    expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['x', 'true']);
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A');
    expect(
      [...document.querySelectorAll('aside li')]
        .map((item) => item.textContent)
        .filter((text) => /^[ABC]$/.test(text)),
    ).toEqual(['A', 'B', 'C']);
    expect(document.activeElement).toBe(email);
  });
});

describe('ViesMessage', () => {
  const message = (
    status: Cart['vies']['status'],
    taxNumber: string,
    country: string,
    changes: Partial<Cart['vies']> = {},
  ) => {
    render(
      <OnPage>
        <div data-here="">
          <ViesMessage
            vies={{ ...mixedCart.vies, status, ...changes }}
            taxNumber={taxNumber}
            country={country}
          />
        </div>
      </OnPage>,
    );
    return document.querySelector('[data-here]');
  };

  it('VIES-03 shows nothing before a check', () => {
    expect(message('unchecked', 'NL1', 'Nederland')?.children).toHaveLength(0);
  });

  it('VIES-04 confirms a valid number', () => {
    expect(message('valid', 'NL123456789B01', 'Nederland')?.textContent).toBe(
      'Je hebt een geldig BTW / VAT nummer (NL123456789B01) ingevuld voor je facturatie land (Nederland).',
    );
  });

  it('VIES-05 refuses an invalid number', () => {
    const text = 'Je hebt een ongeldig BTW / VAT nummer (X1) ingevuld voor (België).';
    expect(message('invalid', 'X1', 'België')?.textContent).toBe(text);
    cleanup();
    const company = { invoice_country: 'BE', invoice_is_company: true, invoice_tax_number: 'X1' };
    const vies = { ...mixedCart.vies, status: 'invalid' as const };
    show({ ...mixedCart, users: { ...mixedCart.users, ...company }, vies });
    expect(document.querySelector('[data-vies]')?.textContent).toBe(text);
  });

  it.each([
    ['valid', 'Je hebt een geldig BTW / VAT nummer van Duitsland (DE136695976) ingevuld.'],
    ['invalid', 'Je hebt een ongeldig BTW / VAT nummer (DE136695976) ingevuld voor (Duitsland).'],
  ] as const)('names the country of a number that is not of the invoice country: %s', (status, text) => {
    const other = { tax_number_country: 'Duitsland' };
    expect(message(status, 'DE136695976', 'België', other)?.textContent).toBe(text);
  });

  it('VIES-06 shows that the check is not available', () => {
    expect(message('unavailable', 'X1', 'België')?.textContent).toBe(
      'De VIES controle is tijdelijk niet beschikbaar. We rekenen tijdelijk BTW of neem contact met ons op.',
    );
  });

  it('says of a small business that VAT is charged to nobody, also when the check is not available', () => {
    expect(message('unavailable', 'X1', 'België', { category: 'E' })?.textContent).toBe(
      'De VIES controle is tijdelijk niet beschikbaar. Voor deze bestelling maakt dat niet uit: we rekenen geen btw.',
    );
  });

  it('VIES-09 names the country, not its code', () => {
    show({
      ...mixedCart,
      users: {
        ...mixedCart.users,
        invoice_country: 'BE',
        invoice_is_company: true,
        invoice_tax_number: 'BE1',
      },
      vies: { ...mixedCart.vies, status: 'invalid' },
    });
    expect(document.querySelector('[data-vies]')?.textContent).toContain('ingevuld voor (België).');
  });
});
