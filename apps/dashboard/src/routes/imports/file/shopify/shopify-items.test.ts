import { describe, expect, it } from 'vitest';
import { fileOf, fixtureFile, readItems } from '../testing.fixture.ts';

const PICTURES = 'https://cdn.shopify.com/s/files/1/0001/files';

describe('itemsOf an export of Shopify', () => {
  it('reads a product without choices, with its pictures in their order', async () => {
    const { items } = await readItems(fixtureFile('shopify/export.fixture.csv'));
    expect(items[0]).toEqual({
      row: 2,
      cells: {
        url: '/lamp-bol',
        article_number: 'LAMP-1',
        title: 'Lamp "Bol"',
        status: 'online',
        price: '59,95',
        sale_price: '49,95',
        cost: '21,50',
        stock: '7',
        ean: '8712345678920',
        brand: 'Lichthuis',
        weight: '850',
        categories: 'Tafellampen | Home & Garden > Lighting > Lamps',
        images: `${PICTURES}/bol-1.jpg | ${PICTURES}/bol-2.jpg`,
        description: '<p>Warm licht.</p>\n<ul>\n<li>Glas</li>\n</ul>',
        seo_title: 'Lamp Bol | Lichthuis',
        seo_description: 'Lamp van glas.',
      },
      variants: [],
    });
  });

  it('reads variants; a row with only a picture is none', async () => {
    const { items } = await readItems(fixtureFile('shopify/export.fixture.csv'));
    expect(items[1]?.cells).toMatchObject({
      price: '25,00',
      sale_price: '20,00',
      cost: '8,00',
      option_1: 'Kleur',
      option_2: 'Maat',
      images: `${PICTURES}/rood.jpg | ${PICTURES}/blauw.jpg | ${PICTURES}/detail.jpg`,
    });
    expect(items[1]?.variants.map(({ cells }) => cells)).toMatchObject([
      {
        article_number: 'TS-R-M',
        price: '25,00',
        stock: '3',
        choice_1: 'Rood',
        choice_2: 'M',
        images: `${PICTURES}/rood.jpg`,
      },
      { article_number: 'TS-R-L', price: '27,00', stock: '0', weight: '190', choice_2: 'L' },
      { article_number: 'TS-B-M', price: '25,00', images: `${PICTURES}/blauw.jpg` },
    ]);
  });

  it('reports what it leaves out, and reads the rest', async () => {
    const { items, problems } = await readItems(fixtureFile('shopify/export.fixture.csv'));
    expect(items.slice(2).map(({ cells }) => [cells.title, cells.status, cells.price, cells.stock])).toEqual([
      ['Sokken', 'concept', '6,50', undefined],
      ['Oude trui', 'archief', '10,00', ''],
    ]);
    expect(problems).toEqual([
      { row: 8, key: 'sheet_file_sale_differs' },
      { row: 8, key: 'sheet_file_costs_differ' },
      { row: 11, key: 'sheet_file_product_row_missing', values: { url: '/kwijt' } },
    ]);
  });
});

const HEADINGS =
  'Title;URL handle;Type;Published on online store;Status;SKU;Barcode;Option1 name;Option1 value;Price;Compare-at price;Product image URL;Image position';
const read = (...rows: string[]) => readItems(fileOf([HEADINGS, ...rows].join('\n')));

describe('itemsOf the template of Shopify', () => {
  it('reads its headings', async () => {
    const { items, problems } = await read(
      "Sjaal;sjaal;Kleding;TRUE;Active;S-1;'0712345678911;Kleur;Rood;15;;https://x.nl/1.jpg;1",
      ';sjaal;;;;S-2;;;Blauw;16;;;',
    );
    expect(problems).toEqual([]);
    expect(items).toEqual([
      {
        row: 2,
        cells: {
          url: '/sjaal',
          title: 'Sjaal',
          status: 'online',
          categories: 'Kleding',
          images: 'https://x.nl/1.jpg',
          price: '15,00',
          sale_price: '',
          option_1: 'Kleur',
        },
        variants: [
          {
            row: 2,
            cells: { article_number: 'S-1', price: '15,00', ean: '0712345678911', choice_1: 'Rood' },
          },
          { row: 3, cells: { article_number: 'S-2', price: '16,00', ean: '', choice_1: 'Blauw' } },
        ],
      },
    ]);
  });

  it.each([
    {
      name: 'a handle of two products',
      rows: ['A;h;;;;1', ';h;;;;;;;;;;x.jpg', 'B;h;;;;2'],
      titles: ['A'],
      keys: ['sheet_file_double_url'],
    },
    { name: 'a title in each row', rows: ['A;h;;;;1;;Maat;S', 'A;h;;;;2;;;M'], titles: ['A'], keys: [] },
    {
      name: 'products without a handle',
      rows: ['A;;;;;1', 'B;;;;;2', ';;;;;;;;;;;x.jpg'],
      titles: ['A', 'B'],
      keys: [],
    },
    {
      name: 'rows of a handle apart',
      rows: ['A;a;;;;1;;Maat;S', 'B;b;;;;2', ';a;;;;3;;;M'],
      titles: ['A', 'B'],
      keys: [],
    },
    {
      name: 'one article number',
      rows: ['A;a;;;;1', 'B;b;;;;1'],
      titles: ['A'],
      keys: ['sheet_file_double_article_number'],
    },
  ])('reads $name', async ({ rows, titles, keys }) => {
    const { items, problems } = await read(...rows);
    expect(items.map(({ cells }) => cells.title)).toEqual(titles);
    expect(problems.map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    { price: '10', compare: '12', expected: { price: '12,00', sale_price: '10,00' } },
    { price: '10', compare: '10', expected: { price: '10,00', sale_price: '' } },
    { price: '10', compare: '8', expected: { price: '10,00', sale_price: '' } },
    { price: '', compare: '8', expected: { price: '', sale_price: '' } },
  ])('reads the price $price and $compare before', async ({ price, compare, expected }) => {
    const { items } = await read(`A;a;;;;1;;Title;Default Title;${price};${compare}`);
    expect(items[0]?.cells).toMatchObject(expected);
  });
});

describe('the metafields of an export of Shopify', () => {
  const read = async (headings: string, cells: string) => {
    const rows = [
      `Handle,Title,Option1 Name,Option1 Value,Variant Price,${headings}`,
      `a,Lamp,Title,Default Title,5,${cells}`,
    ];
    const { items, problems } = await readItems(fileOf(new TextEncoder().encode(rows.join('\n'))));
    return { properties: items[0]?.properties, problems };
  };

  it('are properties with their values, those of the shop and of its category', async () => {
    const { properties, problems } = await read(
      'Kleur (product.metafields.shopify.color-pattern),Fitting (product.metafields.custom.fitting)',
      'Zwart; Wit,E27',
    );
    expect(properties).toEqual({ Kleur: 'Zwart | Wit', Fitting: 'E27' });
    expect(problems).toEqual([]);
  });

  it('are left out when they are of an app, empty or structured, and with a word about it when they are long', async () => {
    const { properties, problems } = await read(
      [
        'Product rating count (product.metafields.reviews.rating_count)',
        'Leeg (product.metafields.custom.leeg)',
        'Verhaal (product.metafields.custom.verhaal)',
        'Uitleg (product.metafields.custom.uitleg)',
      ].join(','),
      `5,,"{""type"":""root""}",${'x'.repeat(101)}`,
    );
    expect(properties).toBeUndefined();
    expect(problems).toEqual([{ row: 2, key: 'sheet_file_attribute_left_out', values: { name: 'Uitleg' } }]);
  });
});

it('leaves out a barcode that is no EAN, and keeps the product', async () => {
  const rows = [
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Barcode',
    "a,Lamp,Title,Default Title,5,'3212483",
    "b,Bol,Title,Default Title,5,'8712345678920",
  ];
  const { items, problems } = await readItems(fileOf(rows.join('\n')));
  expect(items.map(({ cells }) => [cells.title, cells.ean])).toEqual([
    ['Lamp', ''],
    ['Bol', '8712345678920'],
  ]);
  expect(problems).toEqual([{ row: 2, key: 'sheet_file_ean_left_out', values: { typed: '3212483' } }]);
});
