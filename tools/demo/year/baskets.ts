import type { PricedOption } from '@etalage/shop-domain';
import { demoProducts } from '../content/products/demo-products.ts';
import type { ProductDraft } from '../content/products/product-draft.ts';
import type { Pick } from '../size/pick.ts';
import { pickWeighted } from './calendar.ts';

/** A line as it is put in a cart. */
export interface BasketLine {
  readonly product_id: string;
  readonly quantity: number;
  readonly options: Readonly<Record<string, string>>;
  /** The id of its variant; '' without variants. */
  readonly variant_id: string;
}

/** How often products of a category are bought, and how many pieces at once. */
const habits: Readonly<Record<string, { readonly weight: number; readonly pieces: readonly number[] }>> = {
  onderhoud: { weight: 9, pieces: [1, 1, 1, 2, 3] },
  accessoires: { weight: 6, pieces: [1, 1, 1, 2] },
  verlichting: { weight: 5, pieces: [1, 1, 1, 2] },
  stoelen: { weight: 2.2, pieces: [1, 2, 4, 4, 6] },
  tafels: { weight: 1.6, pieces: [1] },
  kasten: { weight: 1.1, pieces: [1] },
  bedden: { weight: 0.8, pieces: [1] },
  banken: { weight: 0.45, pieces: [1] },
};

/** Products that can be bought: of one that is sold out there is nothing. */
const sold: readonly ProductDraft[] = demoProducts.filter(
  ({ stock, enable_checkout }) => stock !== 0 && enable_checkout !== false,
);
const weights = sold.map((product) => habitOf(product).weight);
/** Products about which people ask for a quote. */
const asked: readonly ProductDraft[] = sold.filter(({ enable_quote }) => enable_quote);

/** What somebody buys: one to three different products. */
export function basketOf(pick: Pick): readonly BasketLine[] {
  const count = 1 + pickWeighted(pick, [62, 27, 11]);
  const products = Array.from({ length: count }, () => sold[pickWeighted(pick, weights)]!);
  return [...new Set(products)].map((product) => lineOf(product, pick));
}

/** What somebody asks a price for. */
export function questionOf(pick: Pick): readonly BasketLine[] {
  return [lineOf(pick.of(asked), pick)];
}

/** Whether a van brings it; the rest goes with a parcel service. */
export function isFurniture(lines: readonly BasketLine[]): boolean {
  return lines.some(({ product_id: id }) => (productOf(id).weight_grams ?? 0) > 12_000);
}

export function productOf(id: string): ProductDraft {
  const found = demoProducts.find((product) => product.id === id);
  if (!found) throw new Error(`the demo shop has no product ${id}`);
  return found;
}

function habitOf({ categories: [category = ''], price_cents: price }: ProductDraft) {
  const habit = habits[category] ?? { weight: 1, pieces: [1] };
  // An armchair is no chair of a set.
  return price > 60_000 ? { weight: habit.weight / 3, pieces: [1] } : habit;
}

function lineOf(product: ProductDraft, pick: Pick): BasketLine {
  const { variants = [], variant_options: keys = [] } = product;
  const places = variants.flatMap(({ stock }, index) => (stock > 0 ? [index] : []));
  const place = places.length > 0 ? pick.of(places) : -1;
  const choices = new Map(keys.map((key, index) => [key, variants[place]?.choices[index] ?? '']));
  const chosen = (product.options ?? []).map((option) => {
    const { connection_id: key } = option;
    return [key, choices.has(key) ? positionOf(option, choices.get(key)) : chosenOf(option, pick)] as const;
  });
  return {
    product_id: product.id,
    quantity: quantityOf(product, pick),
    options: Object.fromEntries(chosen.filter(([, value]) => value !== '')),
    variant_id: place === -1 ? '' : `variant-${place + 1}`,
  };
}

/** As many as its product may be bought at once; chairs by the pair. */
function quantityOf(product: ProductDraft, pick: Pick): number {
  const { quantity_min: least = 1, quantity_step: step = 1, quantity_max: most = 12, stock = most } = product;
  const wanted = Math.min(pick.of(habitOf(product).pieces), most, stock);
  return Math.max(least, Math.floor(wanted / step) * step);
}

function positionOf({ options }: PricedOption, choice: string | undefined): string {
  return String(options.findIndex(({ title }) => title === choice));
}

/** What is typed or chosen; '' for nothing. */
function chosenOf({ layout, options, value, min, max, max_length }: PricedOption, pick: Pick): string {
  switch (layout) {
    case 'select':
      return String(
        pickWeighted(
          pick,
          options.map((_, index) => 1 / (index + 1)),
        ),
      );
    case 'checkbox':
      return pick.chance(35) ? '1' : '';
    case 'number':
      return String(numberNear(Number(value), Number(min), Number(max), pick));
    case 'text':
      return pick.chance(15) ? textUpTo(max_length, pick) : '';
    default:
      return '';
  }
}

/** Large measures in steps of ten, small counts in steps of one. */
function numberNear(value: number, min: number, max: number, pick: Pick): number {
  const step = max > 20 ? 10 : 1;
  const near = value + (pick.below(7) - 3) * step;
  return Math.min(max, Math.max(min, near));
}

/** A dedication, a colour or initials, as long as the question is meant. */
function textUpTo(length: number, pick: Pick): string {
  if (length < 8) return pick.of(['SB', 'JM', 'FP', 'K']);
  return length < 20
    ? pick.of(['RAL 7016', 'RAL 9010'])
    : pick.of(['Voor Sanne en Bram', 'Familie Postma', 'J & M']);
}
