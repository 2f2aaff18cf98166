import { MAX_UNIT_CENTS, parseAmount } from '../money/parse-amount.ts';
import { emptyProductContent } from '../owned-product/empty-content.ts';
import type { OwnedProductContent } from '../owned-product/owned-product.schema.ts';
import type { RuleText } from '../rule-text.ts';
import { readContent } from '../unit-price/typed-content.ts';
import { readDelivery } from './read-delivery.ts';
import { readWord } from './read-word.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetReading } from './sheet-shop.ts';

type Part = Partial<OwnedProductContent>;
/** What a cell makes of a product, or why it cannot be read. */
export type ReadCell = { readonly part: Part } | { readonly problem: RuleText };
type Reader = (text: string, shop: SheetReading) => ReadCell;

const problem = (key: RuleText['key'], values: RuleText['values'] = {}): ReadCell => ({
  problem: { key, values },
});

/** Cents of a typed amount that is not negative; undefined if it is none. */
export function centsOf(text: string): number | undefined {
  const cents = parseAmount(text);
  return cents === null || cents < 0 || cents > MAX_UNIT_CENTS ? undefined : cents;
}

/**
 * A whole number that is not negative; undefined if it is none. Sheets write "12,00", "12.0000" or "1.200" for whole
 * numbers too: a dot before exactly three digits groups thousands, as in amounts.
 */
export function wholeOf(text: string): number | undefined {
  const typed = text.replace(/[.,](?:0{1,2}|0{4})$/, '');
  const digits = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(typed) ? typed.replaceAll('.', '') : typed;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Pieces of a typed number; undefined if it is none, or more than can be counted. */
export function piecesOf(text: string): number | undefined {
  const number = wholeOf(text);
  return number === undefined || number > 1_000_000 ? undefined : number;
}

type TextKey = {
  [Key in keyof OwnedProductContent]: OwnedProductContent[Key] extends string ? Key : never;
}[keyof OwnedProductContent];

const words =
  (key: TextKey): Reader =>
  (typed) => ({ part: { [key]: typed } });

const amount =
  (key: 'price_cents' | 'sale_price_cents' | 'cost_cents'): Reader =>
  (typed) => {
    const cents = centsOf(typed);
    return cents === undefined
      ? problem('sheet_error_amount', { typed: shortened(typed) })
      : { part: { [key]: cents } };
  };

const whole =
  (key: 'low_stock' | 'weight_grams' | 'quantity_min' | 'quantity_max' | 'quantity_step'): Reader =>
  (typed) => {
    const number = wholeOf(typed);
    return number === undefined
      ? problem('sheet_error_number', { typed: shortened(typed) })
      : { part: { [key]: number } };
  };

/** The columns of a product that stand for one part of it. */
export const readers: Partial<Record<SheetColumn, Reader>> = {
  url: words('url'),
  article_number: words('article_number'),
  title: words('title'),
  status: readStatus,
  price: amount('price_cents'),
  sale_price: amount('sale_price_cents'),
  cost: amount('cost_cents'),
  vat: readVat,
  low_stock: whole('low_stock'),
  ean: words('ean'),
  brand: words('brand'),
  weight: whole('weight_grams'),
  quantity_min: whole('quantity_min'),
  quantity_max: whole('quantity_max'),
  quantity_step: whole('quantity_step'),
  intro_description: words('intro_description'),
  short_description: words('short_description'),
  description: words('description'),
  extra_description: words('extra_description'),
  extra_description_right: words('extra_description_right'),
  seo_title: words('seo_title'),
  seo_description: words('seo_description'),
  withdrawal_exclusion: readExclusion,
  maker: readMaker,
  safety_text: words('safety_text'),
  content: readContentCell,
  delivery: readDeliveryCell,
};

/** What an emptied cell leaves; a column that is not here keeps what is stored. */
export const emptied: Partial<Record<SheetColumn, Part>> = {
  article_number: { article_number: '' },
  sale_price: { sale_price_cents: null },
  cost: { cost_cents: null },
  low_stock: { low_stock: null },
  ean: { ean: '' },
  brand: { brand: '' },
  weight: { weight_grams: 0 },
  categories: { categories: [] },
  images: { images: [] },
  quantity_min: { quantity_min: emptyProductContent.quantity_min },
  quantity_max: { quantity_max: emptyProductContent.quantity_max },
  quantity_step: { quantity_step: emptyProductContent.quantity_step },
  intro_description: { intro_description: '' },
  short_description: { short_description: '' },
  description: { description: '' },
  extra_description: { extra_description: '' },
  extra_description_right: { extra_description_right: '' },
  seo_title: { seo_title: '' },
  seo_description: { seo_description: '' },
  withdrawal_exclusion: { withdrawal_exclusion: '' },
  maker: { maker_id: '' },
  safety_text: { safety_text: '' },
  content: { content_milli: null },
  delivery: { delivery_from: null, delivery_to: null },
};

/** Words that other systems and languages use for a status. */
const otherStatuses: Readonly<Record<string, OwnedProductContent['status']>> = {
  draft: 'draft',
  private: 'draft',
  unlisted: 'draft',
  '0': 'draft',
  '-1': 'draft',
  false: 'draft',
  nee: 'draft',
  published: 'published',
  active: 'published',
  actief: 'published',
  gepubliceerd: 'published',
  '1': 'published',
  true: 'published',
  ja: 'published',
  archived: 'archived',
  gearchiveerd: 'archived',
};

function readStatus(typed: string, { statuses }: SheetReading): ReadCell {
  const word = typed.toLowerCase();
  const known = readWord(typed, statuses);
  const status = known ?? (Object.hasOwn(otherStatuses, word) ? otherStatuses[word] : undefined);
  if (!status) return problem('sheet_error_status', { typed: shortened(typed), ...statuses });
  // A plan is for drafts only.
  return { part: status === 'draft' ? { status } : { status, publish_at: null } };
}

function readExclusion(typed: string, { exclusions }: SheetReading): ReadCell {
  const found = readWord(typed, exclusions);
  if (found !== undefined) return { part: { withdrawal_exclusion: found } };
  const names = Object.values(exclusions).filter(Boolean).join(', ');
  return problem('sheet_error_exclusion', { typed: shortened(typed), names });
}

/** Who made it by name: a sheet adds nobody, because it has no addresses. */
function readMaker(typed: string, { makers }: SheetReading): ReadCell {
  const word = typed.toLowerCase();
  const found = makers.find(({ name }) => name.toLowerCase() === word);
  return found ? { part: { maker_id: found.id } } : problem('sheet_error_maker', { typed: shortened(typed) });
}

function readContentCell(typed: string): ReadCell {
  const found = readContent(typed);
  return found
    ? { part: { content_milli: found.milli, content_unit: found.unit } }
    : problem('sheet_error_content', { typed: shortened(typed) });
}

function readDeliveryCell(typed: string): ReadCell {
  const found = readDelivery(typed);
  return found ? { part: found } : problem('sheet_error_delivery', { typed: shortened(typed) });
}

/** A VAT class by its name, or by its rate: "21", "21%" or "21,0 %". */
function readVat(typed: string, { vatClasses }: SheetReading): ReadCell {
  const word = typed.toLowerCase();
  const byName = vatClasses.find(({ name }) => name.toLowerCase() === word);
  const rate = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(word);
  const basisPoints = rate ? Number(rate[1]) * 100 + Number((rate[2] ?? '').padEnd(2, '0')) : undefined;
  const found = byName ?? vatClasses.find(({ rate_bp }) => rate_bp === basisPoints);
  if (found) return { part: { vat_class_id: found.id } };
  return problem('sheet_error_vat', {
    typed: shortened(typed),
    names: vatClasses.map(({ name }) => name).join(', '),
  });
}

/** What was typed, short enough for a message. */
export function shortened(typed: string): string {
  // A sign of two code units is not cut in half: half a sign cannot be stored.
  return typed.length > 60 ? `${typed.slice(0, 60).replace(/[\uD800-\uDBFF]$/, '')}…` : typed;
}
