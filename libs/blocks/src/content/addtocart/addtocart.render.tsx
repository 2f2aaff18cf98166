import type { BlockProps } from '../../runtime/block-props.ts';
import { foundIn } from '../../runtime/found-in.ts';
import { usePage } from '../../runtime/page-context.ts';
import type { addtocart } from './addtocart.schema.ts';
import { ProductPanel } from './product-panel.tsx';

/** The single-product panel of the page's product, or of the product that the block names (BLK-65, BLK-69). */
export function AddToCartBlock({ data, editable }: BlockProps<typeof addtocart>) {
  const { product, inStock, soldOut, connections } = usePage();
  const shown = data.product === '' ? product : foundIn(connections.wholeProducts, data.product);
  if (!shown) return null;
  return (
    <ProductPanel
      product={shown}
      inStock={shown === product ? (inStock ?? true) : true}
      soldOut={shown === product ? (soldOut ?? []) : []}
      showPrice={data.show_price}
      showOptions={data.show_options}
      label={data.label}
      editable={editable}
    />
  );
}
