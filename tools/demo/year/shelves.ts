import { demoProducts } from '../content/products/demo-products.ts';
import type { BasketLine } from './baskets.ts';

export interface Delivery {
  readonly product_id: string;
  readonly variant_id: string;
  readonly pieces: number;
}

type Shelf = Pick<Delivery, 'product_id' | 'variant_id'>;

const keyOf = ({ product_id, variant_id }: Shelf) => `${product_id} ${variant_id}`;

/** What is delivered before each order, so that nothing runs out and the shelves end as full as they began. */
export function openShelves() {
  const full = new Map(demoProducts.flatMap(shelvesOf));
  const now = new Map(full);
  return {
    /** Takes what is ordered away, and returns what must be delivered before. */
    take(lines: readonly BasketLine[]): readonly Delivery[] {
      return lines.flatMap((line): Delivery[] => {
        const key = keyOf(line);
        const level = now.get(key);
        const top = full.get(key) ?? 0;
        if (level === undefined) return [];
        const isEnough = level - line.quantity >= Math.ceil(top / 2);
        const pieces = isEnough ? 0 : top - level + line.quantity;
        now.set(key, level + pieces - line.quantity);
        return pieces > 0 ? [{ product_id: line.product_id, variant_id: line.variant_id, pieces }] : [];
      });
    },
  };
}

function shelvesOf({ id: product_id, stock, variants }: (typeof demoProducts)[number]): [string, number][] {
  if (variants)
    return variants.map((one, index) => [
      keyOf({ product_id, variant_id: `variant-${index + 1}` }),
      one.stock,
    ]);
  return stock === undefined ? [] : [[keyOf({ product_id, variant_id: '' }), stock]];
}
