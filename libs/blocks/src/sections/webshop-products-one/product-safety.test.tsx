import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OnPage } from '../../shop/testing/on-page.tsx';
import { productOf } from '../../shop/testing/product.fixture.ts';
import { ProductSafety } from './product-safety.tsx';

afterEach(cleanup);

const maker = {
  name: 'Noord',
  postal_address: 'Kade 1\nShenzhen',
  electronic_address: 'info@noord.cn',
  is_outside_eu: true,
  responsible_name: 'Import B.V.',
  responsible_postal_address: 'Haven 2\nRotterdam',
  responsible_electronic_address: 'https://import.nl',
};
const show = (product: Parameters<typeof productOf>[0]) =>
  render(
    <OnPage>
      <ProductSafety product={productOf(product)} />
    </OnPage>,
  ).container;

it('says nothing of a product without a maker and warnings', () => {
  expect(show({ ean: '4006381333931' }).innerHTML).toBe('');
});

it('names the maker and who answers for it in the EU, with their addresses, before anything is opened', () => {
  const container = show({ maker, article_number: 'N-1', safety_text: '<b>Heet</b>\nNiet aanraken.' });
  expect(container.querySelector('details')?.open).toBe(true);
  expect(screen.getByRole('link', { name: 'info@noord.cn' }).getAttribute('href')).toBe(
    'mailto:info@noord.cn',
  );
  expect(screen.getByRole('link', { name: 'https://import.nl' })).toBeTruthy();
  for (const text of ['Kade 1', 'Haven 2', 'Artikelnummer N-1', '<b>Heet</b>'])
    expect(container.textContent).toContain(text);
  expect(container.querySelector('b')).toBeNull();
});

it('names nobody else for a maker in the EU', () => {
  const container = show({ maker: { ...maker, is_outside_eu: false } });
  expect(container.textContent).not.toContain('Import B.V.');
});
