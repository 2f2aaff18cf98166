import { initialSelection, priceWithOptions } from '@etalage/shop-domain';
import type { Product } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { LivePrice } from './live-price.tsx';
import { panelProduct } from './panel-product.ts';
import { perUnit } from './per-unit.ts';

/** The price of a product with the initial values of its options. */
export function StaticPrice({ product }: { product: Product }) {
  const t = useText();
  const panel = { ...panelProduct(product), ...perUnit(product, t) };
  const selection = initialSelection(panel.options);
  return <LivePrice product={panel} price={priceWithOptions(panel, selection)} selection={selection} />;
}
