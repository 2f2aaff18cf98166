import type { Product } from '@etalage/shop-domain/schema';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import type { addtocart } from './addtocart.schema.ts';
import { ProductPanel } from './product-panel.tsx';

/** The single-product panel of the page's product, or of the product that the block names (BLK-65, BLK-69). */
export function AddToCartBlock({ id, data, editable }: BlockProps<typeof addtocart>) {
  const { product, inStock, connections } = usePage();
  const named = connections[id]?.[0] as Product | undefined;
  const shown = data.product === '' ? product : named;
  if (!shown) return null;
  return (
    <ProductPanel
      product={shown}
      inStock={shown === product ? (inStock ?? true) : true}
      showPrice={data.show_price}
      showOptions={data.show_options}
      label={data.label}
      editable={editable}
    />
  );
}
