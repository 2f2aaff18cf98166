import type { PriceMode } from '@etalage/shop-domain';
import { z } from 'zod';

/** What a cart needs to know of its website. */
export interface ShopSettings {
  readonly priceMode: PriceMode;
  readonly showPriceTaxIncluded: boolean;
  /** Empty when the shop has no terms to agree with (CHK-10). */
  readonly agreementUrl: string;
  /** ISO code of the seller's country. */
  readonly sellerCountry: string;
  /** The seller's VAT number as typed; empty when there is none. */
  readonly sellerVatNumber: string;
  /** Texts the owner replaced, by key. */
  readonly texts: Readonly<Record<string, string>>;
}

const stored = z.object({
  modules: z
    .object({
      webshop: z
        .object({ agreement_url: z.string().catch(''), show_price_tax_included: z.boolean().catch(true) })
        .catch({ agreement_url: '', show_price_tax_included: true }),
    })
    .catch({ webshop: { agreement_url: '', show_price_tax_included: true } }),
  company: z
    .object({ country: z.string().catch(''), vat_number: z.string().catch('') })
    .catch({ country: '', vat_number: '' }),
  texts: z.record(z.string(), z.string()).catch({}),
});

/** Reads a website's row; what the owner has not filled in gets the defaults of a Dutch shop. */
export function shopSettingsOf(row: {
  price_mode: PriceMode;
  settings: Record<string, unknown>;
}): ShopSettings {
  const { modules, company, texts } = stored.parse(row.settings);
  return {
    priceMode: row.price_mode,
    showPriceTaxIncluded: modules.webshop.show_price_tax_included,
    agreementUrl: modules.webshop.agreement_url,
    sellerCountry: company.country.trim().toUpperCase() || 'NL',
    sellerVatNumber: company.vat_number.trim(),
    texts,
  };
}
