import { initialSelection, priceWithOptions, pricingFromWire } from '@etalage/shop-domain';
import type { ProductWire } from '@etalage/shop-domain/schema';
import { LivePrice } from './live-price.tsx';
import { panelProduct } from './panel-product.ts';

/** The price of a product without interaction, with the options at their own values. */
export function StaticPrice({ product }: { product: ProductWire }) {
  const pricing = pricingFromWire(product);
  const selection = initialSelection(pricing.options);
  return (
    <LivePrice
      product={panelProduct(product)}
      pricing={pricing}
      price={priceWithOptions(pricing, selection)}
      selection={selection}
    />
  );
}
