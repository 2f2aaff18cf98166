import { describe, expect, it } from 'vitest';
import { fileOf, readItems } from './testing.fixture.ts';

const ROWS = 49_999;
const rows = (line: (index: number) => string) => Array.from({ length: ROWS }, (_, index) => line(index));

/** Ten rows of each product, of which nine are variants. */
const own = rows((n) =>
  n % 10 === 0 ? `product;/p/${n};Stoel;10;Kleur;` : `variant;/p/${n - (n % 10)};;11;;k${n}`,
);
const woo = rows((n) =>
  n % 10 === 0
    ? `${n};variable;P${n};Stoel;;;Kleur;a`
    : `${n};variation;V${n};;${n % 7}.5;id:${n - (n % 10)};Kleur;k${n}`,
);
const shopify = rows((n) => `p-${n - (n % 10)};${n % 10 === 0 ? 'Stoel' : ''};Kleur;k${n};10`);

describe('itemsOf the largest sheet there may be', () => {
  it.each([
    { name: 'Etalage', lines: ['Soort;Adres;Naam;Prijs;Optie 1;Keuze 1', ...own], products: 5000 },
    {
      name: 'WooCommerce',
      lines: ['ID;Type;SKU;Name;Regular price;Parent;Attribute 1 name;Attribute 1 value(s)', ...woo],
      products: 5000,
    },
    {
      name: 'Shopify',
      lines: ['Handle;Title;Option1 Name;Option1 Value;Variant Price', ...shopify],
      products: 5000,
    },
    {
      name: 'Shopify, all of one product',
      lines: ['Handle;Title;Option1 Name;Option1 Value', ...rows((n) => `a;Stoel;Kleur;k${n}`)],
      products: 0,
    },
    {
      name: 'Shopify, of two products in turn',
      lines: ['Handle;Title;Option1 Name;Option1 Value', ...rows((n) => `a;Stoel ${n % 2};Kleur;k${n}`)],
      products: 1,
    },
  ])('of $name is done soon', { timeout: 60_000 }, async ({ lines, products }) => {
    const start = performance.now();
    const { items } = await readItems(fileOf(lines.join('\n')));
    expect(items).toHaveLength(products);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
