import { describe, expect, it } from 'vitest';
import { fileOf, fixtureFile, readItems } from '../testing.fixture.ts';
import { wooDescription, wooList } from './woo-text.ts';

const PICTURES = 'https://shop.example.nl/wp-content/uploads/2026/03';

describe('itemsOf an export of WooCommerce', () => {
  it('reads a product without variations; its attributes are properties and no options', async () => {
    const { items } = await readItems(fixtureFile('woocommerce/export.fixture.csv'));
    expect(items[0]).toEqual({
      row: 2,
      cells: {
        article_number: 'ST-001',
        title: 'Stoel Noord & Zuid',
        status: 'online',
        vat: '',
        price: '89,95',
        sale_price: '79,50',
        stock: '12',
        low_stock: '3',
        ean: '8712345678906',
        brand: 'Noord & Zuid',
        weight: '4250',
        categories: 'Stoelen | Stoelen > Eetkamerstoelen | Wonen, slapen',
        images: `${PICTURES}/stoel-1.jpg | ${PICTURES}/stoel-2.jpg`,
        short_description: '<p>Stevige stoel.</p>\n<ul>\n<li>Eiken</li>\n</ul>',
        description:
          '<p>Een stoel van 5" dik eiken, "de beste" van dit jaar.</p><p>Gemaakt in Twente.<br>Met de hand.</p>',
      },
      properties: { Materiaal: 'Eiken | Staal' },
      variants: [],
    });
  });

  it('reads variations, with one sale price if all are reduced alike', async () => {
    const { items } = await readItems(fixtureFile('woocommerce/export.fixture.csv'));
    expect(items[1]?.cells).toMatchObject({
      price: '399,00',
      sale_price: '379,00',
      option_1: 'Kleur',
      option_2: 'Maat',
      weight: '32000',
    });
    expect(items[1]?.variants).toEqual([
      {
        row: 4,
        cells: {
          article_number: 'TAFEL-Z-160',
          price: '399,00',
          stock: '4',
          ean: '8712345678913',
          weight: '30000',
          images: `${PICTURES}/tafel-zwart.jpg`,
          choice_1: 'Zwart',
          choice_2: '160 cm',
        },
      },
      {
        row: 5,
        cells: {
          article_number: 'TAFEL-W-200',
          price: '449,00',
          stock: '0',
          ean: '',
          weight: '',
          images: '',
          choice_1: 'Wit, mat',
          choice_2: '200 cm',
        },
      },
    ]);
  });

  it('finds a parent by its id, and takes concepts with the variations of concepts', async () => {
    const { items } = await readItems(fixtureFile('woocommerce/export.fixture.csv'));
    expect(items[2]).toMatchObject({
      cells: { title: 'Kussen', status: 'concept', price: '12,50', sale_price: '', vat: 'Laag tarief' },
      variants: [{ cells: { price: '12,50' } }, { cells: { price: '14,00' } }],
    });
    expect(items.map(({ cells }) => cells.title)).toEqual([
      'Stoel Noord & Zuid',
      'Tafel',
      'Kussen',
      'Advies aan huis',
      '=1+1 kaart',
    ]);
  });

  it('reports all that it leaves out', async () => {
    const { problems } = await readItems(fixtureFile('woocommerce/export.fixture.csv'));
    expect(problems).toEqual([
      { row: 6, key: 'sheet_file_sale_differs' },
      { row: 9, key: 'sheet_file_sale_period' },
      { row: 10, key: 'sheet_file_grouped' },
      { row: 11, key: 'sheet_file_external' },
      { row: 12, key: 'sheet_file_variant_without_product' },
      { row: 13, key: 'sheet_file_double_article_number', values: { number: 'ST-001', first: 2 } },
      { row: 14, key: 'sheet_file_other_type', values: { type: 'subscription' } },
    ]);
  });
});

const HEADINGS =
  'ID;Type;Artikelnummer;Naam;Gepubliceerd;Op voorraad?;Voorraad;Gewicht (g);Actieprijs;Reguliere prijs;Hoofd;' +
  [1, 2, 3, 4].map((number) => `Naam eigenschap ${number};Waarde eigenschap ${number}`).join(';');
const read = (...rows: string[]) => readItems(fileOf([HEADINGS, ...rows].join('\n')));

describe('itemsOf a Dutch export of WooCommerce', () => {
  it.each([
    {
      name: 'a variation for any choice',
      rows: ['2;variation;;;1;1;;;;5;P;Kleur;'],
      key: 'sheet_file_variant_any',
      row: 3,
      left: 0,
    },
    {
      name: 'a variation that is off',
      rows: ['2;variation;;;0;1;;;;5;P;Kleur;Rood'],
      key: 'sheet_file_variant_off',
      row: 3,
      left: 1,
    },
    {
      name: 'a variation without a price',
      rows: ['2;variation;;;1;1;;;;;P;Kleur;Rood'],
      key: 'sheet_file_variant_without_price',
      row: 3,
      left: 1,
    },
    {
      name: 'four options',
      rows: ['2;variation;;;1;1;2;;;5;P;A;1;B;1;C;1;D;1'],
      key: 'sheet_file_too_many_options',
      row: 2,
      left: 0,
    },
    {
      name: 'pieces of the product instead of its variations',
      rows: ['2;variation;;;1;1;parent;;;5;P;Kleur;Rood'],
      key: 'sheet_file_stock_of_product',
      row: 2,
      left: 1,
    },
  ])('reports $name', async ({ rows, key, row, left }) => {
    const { items, problems } = await read('1;variable;P;Product;1;1;8;;;;;Kleur;Rood', ...rows);
    expect(problems).toMatchObject([{ row, key }]);
    expect(items).toHaveLength(left);
  });

  it('orders options as the product does, and takes each once', async () => {
    const { items } = await read(
      '2;variation;;;1;1;1;;;5;id:1;Maat;S;Kleur;Rood',
      '1;variable;;Product;1;1;;;;;;Materiaal;Wol;Kleur;Rood;Maat;S',
    );
    expect(items[0]?.cells).toMatchObject({ option_1: 'Kleur', option_2: 'Maat' });
    expect(items[0]?.cells).not.toHaveProperty('option_3');
    expect(items[0]?.variants[0]?.cells).toMatchObject({ choice_1: 'Rood', choice_2: 'S' });
  });

  it.each([
    { cells: '1;;;;10.5', expected: { stock: '', price: '10,50', sale_price: '' } },
    { cells: '0;;;;10', expected: { stock: '0', price: '10,00' } },
    { cells: '1;3.0;250;9;10', expected: { stock: '3', weight: '250', sale_price: '9,00' } },
    { cells: '1;3;;10;10', expected: { sale_price: '' } },
    { cells: '1;3;;;8.2645', expected: { price: '8,2645' } },
    { cells: '1;3;;;op aanvraag', expected: { price: 'op aanvraag' } },
  ])('reads $cells', async ({ cells, expected }) => {
    const { items } = await read(`1;simple;A;Stoel;1;${cells};`);
    expect(items[0]?.cells).toMatchObject(expected);
  });
});

describe('texts of WooCommerce', () => {
  it.each([
    { text: String.raw`Pad C:\\nieuw\nregel`, read: String.raw`<p>Pad C:\nieuw<br>regel</p>` },
    { text: String.raw`<p>a</p>\n\n<p>b</p>`, read: '<p>a</p>\n\n<p>b</p>' },
    { text: '', read: '' },
  ])('reads the description $text', ({ text, read: expected }) => {
    expect(wooDescription(text)).toBe(expected);
  });

  it.each([
    { text: String.raw`a, b\, c , `, list: ['a', 'b, c'] },
    { text: 'R&amp;D, &#8364; 5, &#x41;, &onzin;', list: ['R&D', '€ 5', 'A', '&onzin;'] },
    { text: ','.repeat(100_000), list: [] },
  ])('reads a list', ({ text, list }) => {
    expect(wooList(text)).toEqual(list);
  });
});
