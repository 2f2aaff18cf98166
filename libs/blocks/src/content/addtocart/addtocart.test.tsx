import type { Product } from '@etalage/shop-domain/schema';
import { nl } from '@etalage/texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { optionOf, productOf, tableTop } from '../../shop/testing/product.fixture.ts';
import { ProductPanel } from './product-panel.tsx';

afterEach(cleanup);

function show(product: Product, texts: Record<string, string> = {}) {
  return render(
    <OnPage texts={texts} page={{ product }}>
      <ProductPanel product={product} inStock />
    </OnPage>,
  );
}
const priceText = () => document.querySelector('[data-price]')?.textContent?.replaceAll('\u00a0', ' ');
const shownText = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const one = (incl_tax: number) => [{ title: '', price: { incl_tax, excl_tax: incl_tax } }];

describe('delivery in the product panel', () => {
  it.each([
    [{ delivery: { from: 1, to: 3 } }, 'Levertijd: 1–3 werkdagen'],
    [{ delivery: { from: 1, to: 1 } }, 'Levertijd: 1 werkdag'],
    [{ delivery: { from: 5, to: 5 } }, 'Levertijd: 5 werkdagen'],
  ])('of %j is %s', (product, text) => {
    show(productOf(product));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is not said of what nobody can buy here', () => {
    show(productOf({ delivery: { from: 1, to: 3 }, enable_checkout: false }));
    expect(shownText()).not.toContain('Levertijd');
  });
});

describe('price of the product panel', () => {
  it('PROD-06 hides the price when hide_price is on and shows it otherwise', () => {
    show(productOf({ hide_price: true, options: [optionOf({ layout: 'checkbox', options: one(500) })] }));
    expect(priceText()).toBeUndefined();
    expect(shownText()).not.toContain('€');
    cleanup();
    show(productOf({ hide_price: false }));
    expect(priceText()).toContain('€ 121,00');
  });

  it('PROD-08 shows the texts before and after the price in that order', () => {
    show(
      productOf({
        before_price_text: 'vanaf',
        after_price_text: 'per stuk',
        price: { incl_tax: 1_000, excl_tax: 826 },
      }),
    );
    expect(priceText()).toBe('vanaf € 10,00 per stukincl. btw');
  });

  it('shows a sale price after the old one, with the texts van and voor', () => {
    show(productOf({ sale_price: { incl_tax: 9_680, excl_tax: 8_000 } }));
    expect(priceText()).toBe('van € 121,00 voor € 96,80incl. btw');
  });

  it('shows whether the price includes tax', () => {
    show(productOf({ show_price_tax_included: false }));
    expect(priceText()).toBe('€ 100,00excl. btw');
  });

  it('has what it costs per kilogram as it is chosen', () => {
    const engraved = optionOf({ title: 'Lint', layout: 'checkbox', options: one(605) });
    show(productOf({ content: { milli: 250_000, unit: 'g' }, options: [engraved] }));
    expect(priceText()).toBe('€ 121,00€ 484,00 per kgincl. btw');
    fireEvent.click(screen.getByLabelText(/Lint/));
    expect(priceText()).toBe('€ 127,05€ 508,20 per kgincl. btw');
  });

  it('follows what is typed, ticked and chosen', () => {
    show({ ...tableTop, stock_management: false, sale_price: null });
    expect(priceText()).toContain('€ 245,00');
    fireEvent.change(screen.getByLabelText('Breedte'), { target: { value: '200' } });
    expect(priceText()).toContain('€ 309,00');
    fireEvent.click(screen.getByLabelText(/Afgeronde hoeken/));
    expect(priceText()).toContain('€ 321,10');
    fireEvent.change(screen.getByLabelText(/Afwerking/), { target: { value: '1' } });
    expect(priceText()).toContain('€ 345,30');
  });

  it('explains the amount step by step', () => {
    show({ ...tableTop, stock_management: false });
    const steps = screen.getByText('Uitleg bedrag').parentElement?.querySelectorAll('li') ?? [];
    expect([...steps].map((step) => step.textContent?.replaceAll('\u00a0', ' '))).toContain(
      'Actieprijs: € 129,00',
    );
  });
});

describe('options of the product panel', () => {
  it.each([
    ['text', 'INPUT'],
    ['number', 'INPUT'],
    ['textarea', 'TEXTAREA'],
    ['select', 'SELECT'],
    ['checkbox', 'INPUT'],
  ] as const)('PROD-32 renders a %s option with its own control', (layout, tag) => {
    show(productOf({ options: [optionOf({ title: 'Gravure', layout, options: one(0) })] }));
    const control = screen.getByLabelText(/Gravure/);
    expect(control.tagName).toBe(tag);
    expect(control.getAttribute('type') === 'checkbox').toBe(layout === 'checkbox');
  });

  it('PROD-31 carries every key of an option to what is rendered', () => {
    const option = optionOf({
      title: 'Breedte',
      layout: 'number',
      value: '3',
      help: 'Gemeten aan de bovenkant.',
      label_after_field: 'cm',
      connection_id: 'breedte',
      required: true,
      options: one(200),
    });
    show(productOf({ options: [option] }));
    const control = screen.getByLabelText<HTMLInputElement>('Breedte');
    expect([control.name, control.value, control.getAttribute('aria-required')]).toEqual([
      'options.breedte',
      '3',
      'true',
    ]);
    expect(shownText()).toContain('Gemeten aan de bovenkant. + € 2,00 per cm');
  });

  it('PROD-33 has no input for a calculation and counts it', () => {
    const sum = optionOf({
      title: 'Som',
      layout: 'calculation',
      calculation_options: [{ type: 'add_relation_value', connection_id_from: 'n', value: '' }],
    });
    show(
      productOf({
        options: [
          optionOf({
            title: 'Aantal gaten',
            layout: 'number',
            value: '4',
            connection_id: 'n',
            options: one(0),
          }),
          sum,
        ],
      }),
    );
    expect(screen.queryByLabelText('Som')).toBeNull();
    expect(priceText()).toContain('€ 125,00');
  });

  it('PROD-34 starts an input with the value of its option', () => {
    show(
      productOf({ options: [optionOf({ title: 'Gaten', layout: 'number', value: '2', options: one(0) })] }),
    );
    expect(screen.getByLabelText<HTMLInputElement>(/Gaten/).value).toBe('2');
  });

  it('PROD-35 shows the title as label only when show_label is on, and always gives the control a name', () => {
    show(productOf({ options: [optionOf({ title: 'Gravure', show_label: false })] }));
    expect(screen.queryByText('Gravure')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Gravure' })).toBeTruthy();
    cleanup();
    show(productOf({ options: [optionOf({ title: 'Gravure', show_label: true, required: true })] }));
    expect(screen.getByText('Gravure')).toBeTruthy();
  });

  it('PROD-36 PROD-38 shows help with the field and the text after it', () => {
    show(
      productOf({
        options: [
          optionOf({
            title: 'Breedte',
            layout: 'number',
            help: 'In hele maten',
            label_after_field: 'cm',
            options: one(0),
          }),
        ],
      }),
    );
    const input = screen.getByLabelText(/Breedte/);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'In hele maten',
    );
    expect(input.nextElementSibling?.textContent).toBe('cm');
  });

  it('PROD-37 shows the result of a calculation only if set, and always includes it in the price', () => {
    const fixed = (show_calculations: boolean) =>
      productOf({
        options: [optionOf({ title: 'Toeslag', layout: 'calculation', value: '7', show_calculations })],
      });
    const row = () =>
      [...document.querySelectorAll('form > div p')].some((line) => line.textContent?.startsWith('Toeslag'));
    show(fixed(true));
    expect([row(), priceText()]).toEqual([true, '€ 128,00incl. btw']);
    cleanup();
    show(fixed(false));
    expect([row(), priceText()]).toEqual([false, '€ 128,00incl. btw']);
  });

  it('PROD-39 PROD-42 lists choices with their signed price; a free choice has no amount', () => {
    const choices = [0, 500, -500].map((amount, at) => ({
      title: ['Rood', 'Blauw', 'Grijs'][at] ?? '',
      price: { incl_tax: amount, excl_tax: amount },
    }));
    show(
      productOf({
        options: [
          optionOf({ title: 'Kleur', layout: 'select', value: '0', required: true, options: choices }),
        ],
      }),
    );
    const texts = screen
      .getAllByRole('option')
      .map((option) => option.textContent?.replaceAll('\u00a0', ' '));
    expect(texts).toEqual(['Rood', 'Blauw (+ € 5,00)', 'Grijs (- € 5,00)']);
    for (const layout of ['checkbox', 'number', 'calculation'] as const) {
      for (const amount of [500, -500]) {
        cleanup();
        const value = layout === 'calculation' ? String(amount / 100) : '';
        show(
          productOf({
            options: [optionOf({ layout, value, show_calculations: true, options: one(amount) })],
          }),
        );
        expect(shownText(), layout).toContain(amount > 0 ? '+ € 5,00' : '- € 5,00');
      }
    }
  });

  it.each(['text', 'textarea'] as const)('PROD-41 shows no amount at a %s option', (layout) => {
    show(
      productOf({ hide_price: false, options: [optionOf({ title: 'Gravure', layout, options: one(500) })] }),
    );
    expect(screen.getByLabelText(/Gravure/).closest('div')?.textContent).not.toContain('€');
    expect(priceText()).toContain('€ 121,00');
  });
});

describe('actions of the product panel', () => {
  it('PROD-07 shows no quantity control when hide_quantity is on', () => {
    show(productOf({ hide_quantity: true }));
    expect(screen.queryByRole('group', { name: nl.webshop_panel_quantity })).toBeNull();
    expect(screen.queryByRole('button', { name: nl.webshop_quantity_more })).toBeNull();
  });

  it('PROD-18 PROD-19 offers no toggle when only one type is on', () => {
    show(productOf({ enable_checkout: false, enable_quote: true }));
    expect(screen.getByRole('button', { name: 'Offerte aanvragen' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    cleanup();
    show(productOf());
    expect(screen.getByRole('button', { name: 'In winkelwagen' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('changes the text of the button with the toggle', () => {
    show(productOf({ enable_quote: true }));
    fireEvent.click(screen.getByLabelText('Offerte'));
    expect(screen.getByRole('button', { name: 'Offerte aanvragen' })).toBeTruthy();
  });

  it.each([
    [true, 'f1', true],
    [true, '', false],
    [false, 'f1', false],
  ])(
    'PROD-21 offers form mode only when it is on and a form is chosen (%s, %s)',
    (enable_form, form_id, isOffered) => {
      show(productOf({ enable_form, form_id }));
      expect(screen.queryByLabelText(nl.webshop_panel_form_toggle) !== null).toBe(isOffered);
    },
  );

  it('PROD-26 links to the partner only when that is on', () => {
    show(productOf({ enable_affiliate: true, affiliate_link: 'https://partner.nl/x' }));
    expect(screen.getByRole('link', { name: 'BEKIJKEN' }).getAttribute('href')).toBe('https://partner.nl/x');
    cleanup();
    show(productOf({ enable_affiliate: false, affiliate_link: 'https://partner.nl/x' }));
    expect(screen.queryByRole('link', { name: 'BEKIJKEN' })).toBeNull();
  });

  it('asks the visitor to get in touch when ordering and quotes are off, with a price and no button', () => {
    show(productOf({ enable_checkout: false }));
    expect(screen.getByText('Neem contact met ons op voor dit product.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(priceText()).toContain('€ 121,00');
  });

  it('hides the form of a product with stock management until the stock is known', () => {
    show(productOf({ stock_management: true }));
    expect(document.querySelector('[data-behaviour="stock"]')?.getAttribute('data-stock')).toBe('pending');
    cleanup();
    show(productOf({ stock_management: false }));
    expect(document.querySelector('[data-behaviour="stock"]')).toBeNull();
  });
});

describe('a panel returned by the server without JavaScript', () => {
  it('keeps what was typed, computes its price and connects each message to its field', () => {
    const errors = { 'options.breedte': ['Te breed.'], quantity: ['Te veel.'] };
    const values = {
      product_id: tableTop.id,
      'options.breedte': '200',
      'options.diepte': '80',
      quantity: '5',
      type: 'quote',
    };
    render(
      <OnPage page={{ product: tableTop, feedback: { form: 'add-to-cart', errors, values, message: '' } }}>
        <ProductPanel product={tableTop} inStock />
      </OnPage>,
    );
    const width = screen.getByLabelText<HTMLInputElement>('Breedte');
    expect([width.value, width.getAttribute('aria-invalid')]).toEqual(['200', 'true']);
    const described = (width.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Te breed.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: nl.webshop_panel_quantity }).value).toBe(
      '5',
    );
    expect(screen.getByText('Te veel.')).toBeTruthy();
    expect(priceText()).toContain('€ 289,00');
  });
});
