import { describe, expect, it } from 'vitest';
import { readItems, fileOf } from './testing.fixture.ts';

const read = (...lines: string[]) => readItems(fileOf(lines.join('\n')));

describe('itemsOf a sheet of Etalage, or one that somebody made', () => {
  it('puts variants below the product with their address, else below the one above', async () => {
    const { items, problems } = await read(
      'Soort;Adres;Naam;Prijs;Optie 1;Keuze 1',
      'Variant;/tafel;;30;;Rood',
      'product;/stoel;Stoel;10;Kleur;',
      'variant;;;11;;Blauw',
      '',
      ' VARIANT ;/tafel;;31;;Groen',
      ';/tafel;Tafel;30;Kleur;',
      'variant;;;32;;Geel',
    );
    expect(problems).toEqual([]);
    expect(items.map(({ row, cells, variants }) => ({ row, title: cells.title, below: variants }))).toEqual([
      { row: 3, title: 'Stoel', below: [{ row: 4, cells: { price: '11', choice_1: 'Blauw' } }] },
      {
        row: 7,
        title: 'Tafel',
        below: [
          { row: 2, cells: { price: '30', choice_1: 'Rood' } },
          { row: 6, cells: { price: '31', choice_1: 'Groen' } },
          { row: 8, cells: { price: '32', choice_1: 'Geel' } },
        ],
      },
    ]);
  });

  it('has the columns that the sheet has, empty cells too, and of products no choices', async () => {
    const { items } = await read('Soort;Naam;Merk;Keuze 1;Eigen', 'product;Stoel;;;x', 'variant;;;Rood;y');
    expect(items).toEqual([
      { row: 2, cells: { title: 'Stoel', brand: '' }, variants: [{ row: 3, cells: { choice_1: 'Rood' } }] },
    ]);
  });

  it.each([
    {
      name: 'a variant above all products',
      rows: ['variant;;1;'],
      problems: [{ row: 2, key: 'sheet_file_variant_without_product' }],
    },
    {
      name: 'a variant of a product that is not there',
      rows: ['product;/a;;', 'variant;/b;;'],
      problems: [{ row: 3, key: 'sheet_file_variant_without_product' }],
    },
    {
      name: 'an article number twice',
      rows: ['product;/a;1;', 'product;/b; 1 ;', 'variant;;;'],
      problems: [{ row: 3, key: 'sheet_file_double_article_number', values: { number: '1', first: 2 } }],
    },
    {
      name: 'an address twice',
      rows: ['product;/a;1;', 'product;/a;2;'],
      problems: [{ row: 3, key: 'sheet_file_double_url', values: { url: '/a', first: 2 } }],
    },
    {
      name: 'a brand of a variant',
      rows: ['product;/a;1;Etna', 'variant;;2;Etna', 'variant;;3;Pelgrim'],
      problems: [{ row: 4, key: 'sheet_file_variant_column', values: { column: 'Merk' } }],
    },
    {
      name: '2,001 variants',
      rows: ['product;/a;1;', ...Array.from({ length: 2001 }, () => 'variant;;;')],
      problems: [{ row: 2, key: 'sheet_file_too_many_variants', values: { count: 2001, most: 2000 } }],
    },
  ])('reports $name', async ({ rows, problems }) => {
    expect((await read('Soort;Adres;Artikelnummer;Merk', ...rows)).problems).toEqual(problems);
  });

  it('leaves out what it refuses, and only that', async () => {
    const { items } = await read(
      'Soort;Adres;Artikelnummer;Naam',
      'product;/a;1;A',
      'product;/a;2;B',
      'variant;;3;',
      'product;/c;2;C',
    );
    expect(items.map(({ cells, variants }) => [cells.title, variants.length])).toEqual([
      ['A', 0],
      ['C', 0],
    ]);
  });

  it('reports a choice in the row of a product, and takes the name of an option from a variant', async () => {
    const { items, problems } = await read(
      'Soort;Naam;Optie 1;Keuze 1',
      'product;Stoel;;Rood',
      'variant;;Kleur;Rood',
    );
    expect(items[0]?.cells.option_1).toBe('Kleur');
    expect(problems).toEqual([
      { row: 2, key: 'sheet_file_choice_of_product', values: { column: 'Keuze 1' } },
    ]);
  });

  it.each([
    { heading: 'Gewicht (kg)', cell: '1,25', weight: '1250' },
    { heading: 'Weight (lbs)', cell: '2', weight: '907' },
    { heading: 'Gewicht (gram)', cell: '1,5', weight: '1,5' },
    { heading: 'Gewicht', cell: '20', weight: '20' },
    { heading: 'Gewicht (kg)', cell: 'zwaar', weight: 'zwaar' },
  ])('reads $cell below "$heading" as $weight', async ({ heading, cell, weight }) => {
    const { items } = await read(`Naam;${heading}`, `Stoel;${cell}`);
    expect(items[0]?.cells.weight).toBe(weight);
  });
});
