import { sheetColumns } from '@etalage/shop-domain';
import { nl } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { matchColumns } from './match-columns.ts';
import { fixtureFile } from './testing.fixture.ts';
import { readTable } from './read-table.ts';

const own = ['kind', ...sheetColumns] as const;
const headingsOf = async (path: string) => (await readTable(fixtureFile(path))).rows[0] ?? [];

const DUTCH_WOO =
  'ID,Type,Artikelnummer,Naam,Gepubliceerd,Uitgelicht?,Zichtbaarheid in catalogus,Korte omschrijving,Beschrijving,Voorraad,Gewicht (kg),Actieprijs,Reguliere prijs,Categorieën,Afbeeldingen,Hoofd,Naam eigenschap 1,Waarde eigenschap 1';
const NEW_SHOPIFY =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Cost per item,Inventory quantity,Weight value (grams),Product image URL,Image position,Variant image URL,SEO title,SEO description';

describe('matchColumns', () => {
  it('recognises every heading of an export of Etalage', () => {
    expect(matchColumns(own.map((column) => nl[`sheet_column_${column}`]))).toEqual([...own]);
  });

  it.each([
    {
      headings: ['  NAAM ', 'categorieen', 'Seo\u00a0Titel', 'seo-titel'],
      columns: ['title', 'categories', '', 'seo_title'],
    },
    { headings: ['Title', 'Naam', 'name'], columns: ['', 'title', ''] },
    { headings: ['Prijs', 'Prijs', 'Price'], columns: ['price', '', ''] },
    { headings: ['', 'Onzin', 'EAN-code', 'Vendor', 'Barcode'], columns: ['', '', '', 'brand', 'ean'] },
    {
      headings: ['article_number', 'constructor', 'Gewicht (kg)'],
      columns: ['article_number', '', 'weight'],
    },
  ])('matches $headings', ({ headings, columns }) => {
    expect(matchColumns(headings)).toEqual(columns);
  });

  it('recognises what a Dutch WooCommerce calls its columns', () => {
    expect(matchColumns(DUTCH_WOO.split(','))).toEqual([
      '',
      'kind',
      'article_number',
      'title',
      'status',
      '',
      '',
      'short_description',
      'description',
      'stock',
      'weight',
      'sale_price',
      'price',
      'categories',
      'images',
      '',
      'option_1',
      'choice_1',
    ]);
  });

  it('recognises the template of Shopify, whose type is no kind of row', () => {
    expect(matchColumns(NEW_SHOPIFY.split(','))).toEqual([
      'title',
      'url',
      'description',
      'brand',
      'categories',
      '',
      '',
      '',
      'status',
      'article_number',
      'ean',
      'option_1',
      'choice_1',
      '',
      'price',
      '',
      'cost',
      'stock',
      'weight',
      'images',
      '',
      '',
      'seo_title',
      'seo_description',
    ]);
  });
});

describe('detectFormat', () => {
  it.each([
    { headings: own.map((column) => nl[`sheet_column_${column}`]), format: 'own' },
    { headings: ['naam', 'SOORT', 'Prijs', 'Eigen kolom'], format: 'own' },
    { headings: DUTCH_WOO.split(','), format: 'woocommerce' },
    { headings: NEW_SHOPIFY.split(','), format: 'shopify' },
    { headings: ['Naam', 'Prijs', 'Voorraad'], format: 'other' },
    { headings: ['Type', 'Name', 'Price'], format: 'other' },
    { headings: ['Title', 'Handle', 'Price'], format: 'other' },
    { headings: ['Soort', 'Bedrag'], format: 'other' },
    { headings: [], format: 'other' },
  ])('says $format of $headings', ({ headings, format }) => {
    expect(detectFormat(headings)).toBe(format);
  });

  it('recognises exports', async () => {
    expect(detectFormat(await headingsOf('woocommerce/export.fixture.csv'))).toBe('woocommerce');
    expect(detectFormat(await headingsOf('shopify/export.fixture.csv'))).toBe('shopify');
  });
});
