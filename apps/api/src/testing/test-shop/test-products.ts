import type { Insertable } from 'kysely';
import type { PricedOption } from '@etalage/shop-domain';
import type { ProductRow } from '../../db/tables/catalogue.ts';
import { listOption, storedOption } from '../shop-fixture.ts';

/** A product of the test shop; amounts in cents including VAT. */
export interface TestProduct extends Partial<Omit<Insertable<ProductRow>, 'options' | 'website_id'>> {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly price_cents: number;
  readonly options?: readonly PricedOption[];
  /** Pieces in stock; enables stock management. */
  readonly stock?: number;
  /** Values of list filters, in the order of `FILTER_TITLES`. */
  readonly filters?: readonly string[];
  /** Value of the range filter `breedte`. */
  readonly width_cm?: number;
}

export const FILTER_TITLES = ['Soort', 'Houtsoort', 'Kleur'] as const;

const wood = {
  ...listOption('Houtsoort', { Eiken: 15_540, Noten: 22_000 }),
  value: '0',
  required: true,
};

export const testProducts: readonly TestProduct[] = [
  {
    id: 'eettafel-duin',
    title: 'Eettafel Duin',
    category: 'tafels',
    price_cents: 49_000,
    options: [wood, storedOption({ layout: 'text', title: 'Gravure', connection_id: 'gravure' })],
    filters: ['Eettafel', 'Eiken', 'Naturel'],
    width_cm: 180,
    short_description: '<p>Een tafel die in Leeuwarden op maat wordt gemaakt, voor onder de Baken.</p>',
  },
  {
    id: 'eettafel-wad',
    title: 'Eettafel Wad',
    category: 'tafels',
    price_cents: 89_000,
    filters: ['Eettafel', 'Noten', 'Zwart'],
    width_cm: 220,
  },
  {
    id: 'salontafel-eb',
    title: 'Salontafel Eb',
    category: 'tafels',
    price_cents: 34_500,
    filters: ['Salontafel', 'Eiken', 'Naturel'],
    width_cm: 90,
  },
  {
    id: 'stoel-sluis',
    title: 'Stoel Sluis',
    category: 'stoelen',
    price_cents: 27_500,
    short_description: '<p>Een stoel bekleed met roestrode wol.</p>',
  },
  { id: 'kruk-paal', title: 'Kruk Paal', category: 'stoelen', price_cents: 9_500, stock: 0 },
  { id: 'fauteuil-luwte', title: 'Fauteuil Luwte', category: 'banken', price_cents: 84_500, stock: 3 },
  {
    id: 'dressoir-haven',
    title: 'Dressoir Haven',
    category: 'kasten',
    price_cents: 129_000,
    description: '<p>Schuifdeuren met lamellen.</p>',
  },
  { id: 'wandplank-lijn', title: 'Wandplank Lijn', category: 'kasten', price_cents: 7_900 },
  {
    id: 'boekenkast-loods',
    title: 'Boekenkast Loods',
    category: 'kasten',
    price_cents: 195_000,
    hide_price: true,
  },
  { id: 'hanglamp-baken', title: 'Hanglamp Baken', category: 'verlichting', price_cents: 16_900 },
  {
    id: 'onderhoudsolie',
    title: 'Onderhoudsolie',
    category: 'verlichting',
    price_cents: 2_450,
    short_description: '<p>Een hardwaxolie voor tafels.</p>',
  },
];

/** Parents first; every category with products has a different layout. */
export const testCategories = [
  { id: 'meubels', parent_id: null, title: 'Meubels', layout: 'sub_categories_full_width' },
  { id: 'tafels', parent_id: 'meubels', title: 'Tafels', layout: 'products_filters' },
  { id: 'stoelen', parent_id: 'meubels', title: 'Stoelen', layout: 'products' },
  { id: 'banken', parent_id: 'meubels', title: 'Banken', layout: 'products_filters' },
  { id: 'kasten', parent_id: 'meubels', title: 'Kasten', layout: '' },
  { id: 'verlichting', parent_id: null, title: 'Verlichting', layout: 'products_filters' },
] as const;
