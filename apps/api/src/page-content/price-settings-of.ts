import type { Site } from '@etalage/site-model';
import type { PriceSettings } from '../products/product.mapper.ts';

/** How the prices of a website are stored and shown. */
export function priceSettingsOf({ price_mode, modules: { webshop } }: Site): PriceSettings {
  return {
    priceMode: price_mode,
    showPriceTaxIncluded: webshop.show_price_tax_included,
    isSmallBusiness: webshop.small_business === true,
    delivery: webshop.delivery ?? null,
  };
}
