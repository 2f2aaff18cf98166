import type { Product } from '@etalage/shop-domain/schema';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { galleryImages } from '../../sections/webshop-products-one/gallery-images.ts';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { optionOf, productOf } from '../../shop/testing/product.fixture.ts';
import { PICTURE_EVENT, STOCK_EVENT } from './panel-events.ts';
import { ProductPanel } from './product-panel.tsx';

afterEach(cleanup);

const list = (title: string, ...titles: string[]) =>
  optionOf({
    title,
    layout: 'select',
    connection_id: title,
    required: true,
    options: titles.map((choice) => ({ title: choice, price: { incl_tax: 0, excl_tax: 0 } })),
  });
const variant = (
  id: string,
  choices: string[],
  difference = 0,
  images = '',
): Product['variants'][number] => ({
  id,
  choices,
  difference: { incl_tax: difference, excl_tax: difference },
  images,
  article_number: id.toUpperCase(),
  ean: '',
});
const stool = productOf({
  stock_management: true,
  main_image: '/kruk.jpg',
  options: [list('Hout', 'Eiken', 'Noten'), list('Hoogte', 'Laag', 'Hoog')],
  variant_options: ['Hout', 'Hoogte'],
  variants: [
    variant('el', ['Eiken', 'Laag'], 0, '/eik.jpg|/eik-2.jpg'),
    variant('eh', ['Eiken', 'Hoog'], 1_000),
    variant('nl', ['Noten', 'Laag'], -2_100, '/noot.jpg'),
  ],
});

function show(product: Product = stool, soldOut: string[] = []) {
  return render(
    <OnPage page={{ product }}>
      <ProductPanel product={product} inStock soldOut={soldOut} />
    </OnPage>,
  );
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choicesOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
const priceText = () => document.querySelector('[data-price]')?.textContent?.replaceAll('\u00a0', ' ');
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'In winkelwagen' });

describe('the panel of a product with variants', () => {
  it('shows the price and the article number of what is chosen', () => {
    show();
    expect(priceText()).toContain('€ 121,00');
    choose('Hout', '1');
    choose('Hoogte', '0');
    expect(priceText()).toContain('€ 100,00');
    expect(screen.getByText('Artikelnummer NL')).toBeTruthy();
    choose('Hout', '0');
    choose('Hoogte', '1');
    expect(priceText()).toContain('€ 131,00');
    expect(screen.getByText('Artikelnummer EH')).toBeTruthy();
  });

  it('keeps choices that are sold out or do not exist, and says so', () => {
    show(stool, ['eh']);
    expect(choicesOf('Hoogte')).toEqual(['Maak een keuze', 'Laag', 'Hoog: uitverkocht']);
    choose('Hout', '1');
    expect(choicesOf('Hoogte')).toEqual(['Maak een keuze', 'Laag', 'Hoog: niet in deze combinatie']);
    choose('Hoogte', '0');
    expect(choicesOf('Hout')).toEqual(['Eiken', 'Noten']);
  });

  it('does not order what is sold out, and offers the rest again', () => {
    show(stool, ['eh']);
    choose('Hout', '0');
    choose('Hoogte', '1');
    expect(screen.getByText('Deze uitvoering is uitverkocht. Kies een andere.')).toBeTruthy();
    expect(add().disabled).toBe(true);
    choose('Hoogte', '0');
    expect(screen.queryByText('Deze uitvoering is uitverkocht. Kies een andere.')).toBeNull();
    expect(add().disabled).toBe(false);
  });

  it('still takes a request for a quote of what is sold out', () => {
    show({ ...stool, enable_checkout: false, enable_quote: true }, ['eh']);
    choose('Hout', '0');
    choose('Hoogte', '1');
    const ask = screen.getByRole<HTMLButtonElement>('button', { name: 'Offerte aanvragen' });
    expect(ask.disabled).toBe(false);
  });

  it('follows the stock that is fetched after the page', () => {
    show();
    const gate = document.querySelector<HTMLElement>('[data-stock]')!;
    act(() => {
      gate.dataset['soldOut'] = '["el"]';
      gate.dispatchEvent(new CustomEvent(STOCK_EVENT));
    });
    choose('Hout', '0');
    expect(choicesOf('Hoogte')).toEqual(['Maak een keuze', 'Laag: uitverkocht', 'Hoog']);
  });

  it('asks for the picture of what is chosen, once', () => {
    const asked = vi.fn<(picture: string) => void>();
    const listen = ({ detail }: CustomEvent<string>) => asked(detail);
    document.addEventListener(PICTURE_EVENT, listen);
    show();
    choose('Hout', '0');
    choose('Hoogte', '0');
    choose('Hoogte', '1');
    choose('Hoogte', '0');
    choose('Hout', '1');
    document.removeEventListener(PICTURE_EVENT, listen);
    expect(asked.mock.calls).toEqual([['/eik.jpg'], ['/noot.jpg']]);
  });
});

describe('the pictures of a product with variants', () => {
  const chosen = (hout: string, hoogte: string) => ({ 'options.Hout': hout, 'options.Hoogte': hoogte });

  it('are its own, then the first of each variant and their others', () => {
    expect(galleryImages(stool, {})).toEqual(['/kruk.jpg', '/eik.jpg', '/noot.jpg', '/eik-2.jpg']);
  });

  it('begin with those of what is chosen, also without JavaScript', () => {
    expect(galleryImages(stool, chosen('1', '0'))[0]).toBe('/noot.jpg');
    const [wood, height] = stool.options as [Product['options'][number], Product['options'][number]];
    const preset = {
      ...stool,
      options: [
        { ...wood, value: 'Eiken' },
        { ...height, value: 'Laag' },
      ],
    };
    expect(galleryImages(preset, {}).slice(0, 3)).toEqual(['/eik.jpg', '/eik-2.jpg', '/kruk.jpg']);
  });
});
