import {
  type DeliveryDays,
  OSS_BEGIN,
  type PriceMode,
  type RateOverrides,
  storedDelivery,
} from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { z } from 'zod';
import { storedDeliveryDays } from './stored-delivery-days.ts';

/** The settings of a website that carts and prices need. */
export interface ShopSettings {
  readonly priceMode: PriceMode;
  readonly showPriceTaxIncluded: boolean;
  /** '' if the shop has no terms to agree with (CHK-10). */
  readonly agreementUrl: string;
  /** ISO code of the seller's country. */
  readonly sellerCountry: string;
  /** The seller's VAT number as typed; '' if there is none. */
  readonly sellerVatNumber: string;
  /** Whether consumers in other member states pay the VAT of their country (OSS): the day for that has come. */
  readonly isOssActive: boolean;
  /** Whether the shop is exempt as a small business: the day for that has come, and nobody pays VAT. */
  readonly isSmallBusiness: boolean;
  /** The owner's own VAT rates for other member states. */
  readonly vatRates: RateOverrides;
  /** Texts that the owner replaced, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** When goods are delivered that do not say so themselves; null to say nothing. */
  readonly delivery: DeliveryDays | null;
}

const webshop = z.object({
  agreement_url: z.string().catch(''),
  show_price_tax_included: z.boolean().catch(true),
  oss_from: z.string().catch(''),
  small_business_from: z.string().catch(''),
  small_business_until: z.string().catch(''),
  ...storedDeliveryDays,
  /** From before there was a day. */
  oss_active: z.boolean().catch(false),
  /** Basis points by destination country, then by domestic rate. */
  vat_rates: z.record(z.string(), z.record(z.coerce.number(), z.int())).catch({}),
});

const DEFAULTS: z.output<typeof webshop> = {
  agreement_url: '',
  show_price_tax_included: true,
  oss_from: '',
  small_business_from: '',
  small_business_until: '',
  delivery_from: null,
  delivery_to: null,
  oss_active: false,
  vat_rates: {},
};

const stored = z.object({
  modules: z.object({ webshop: webshop.catch(DEFAULTS) }).catch({ webshop: DEFAULTS }),
  company: z
    .object({ country: z.string().catch(''), vat_number: z.string().catch('') })
    .catch({ country: '', vat_number: '' }),
  texts: z.record(z.string(), z.string()).catch({}),
});

/** Reads a website's row as it applies at a moment; missing settings get the DEFAULTS of a Dutch shop. */
export function shopSettingsOf(
  row: { price_mode: PriceMode; settings: Record<string, unknown> },
  now: Date,
): ShopSettings {
  const { modules, company, texts } = stored.parse(row.settings);
  const ossFrom = ossFromOf(modules.webshop);
  return {
    priceMode: row.price_mode,
    showPriceTaxIncluded: modules.webshop.show_price_tax_included,
    agreementUrl: modules.webshop.agreement_url,
    sellerCountry: sellerCountryOf(company),
    sellerVatNumber: company.vat_number.trim(),
    isOssActive: hasCome(ossFrom, now),
    isSmallBusiness: isSmallBusinessOn(modules.webshop, now),
    vatRates: modules.webshop.vat_rates,
    texts,
    delivery: storedDelivery(modules.webshop),
  };
}

/** Where a website is established, and the days of what decides its VAT; '' for a day that is not known. */
export function vatSchemesOf({ settings }: { readonly settings: Record<string, unknown> }) {
  const { modules, company } = stored.parse(settings);
  const { small_business_from, small_business_until } = modules.webshop;
  return {
    seller_country: sellerCountryOf(company),
    oss_from: ossFromOf(modules.webshop),
    small_business_from,
    small_business_until,
  };
}

/** The code of the country in which a company is; the Netherlands unless it says otherwise. */
export const sellerCountryOf = ({ country }: { readonly country: string }): string =>
  country.trim().toUpperCase() || 'NL';

/** Whether a day has come, on the Dutch clock; '' never does. */
export const hasCome = (day: string, now: Date): boolean => day !== '' && day <= dutchDayOf(now);

/** Whether a shop is exempt as a small business at a moment: that day has come, and its end has not. */
export const isSmallBusinessOn = (
  stored: { readonly small_business_from: string; readonly small_business_until: string },
  now: Date,
): boolean => hasCome(stored.small_business_from, now) && !hasCome(stored.small_business_until, now);

/** The day of OSS as it is stored, also where only stood that it applies. */
export function ossFromOf(stored: { readonly oss_from: string; readonly oss_active: boolean }): string {
  return stored.oss_from || (stored.oss_active ? OSS_BEGIN : '');
}
