import {
  type CartTotals,
  countryTextKey,
  type DiscountedTotals,
  EU_VAT_RATES_VERSION,
  type OfferContent,
  OFFER_DISCOUNT,
  offerTotals,
  offerVatOf,
  type VatTreatment,
} from '@etalage/shop-domain';
import type { CartPart, Customer } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { formatPercentage } from '@etalage/texts/format';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { ProductWithStock } from '../products/product.repository.ts';
import { countriesOf } from '../shoppingcart/countries-of.ts';
import { otherNumberCountry } from '../vat-numbers/vies-question.ts';
import { offerLinesOf } from './offer-lines.ts';
import type { OfferShop } from './offer-shop.repository.ts';
import type { OfferVies } from './offer-vies.ts';

/** All from which the amounts of an offer follow. */
export interface OfferParts {
  readonly content: OfferContent;
  readonly customer: Customer;
  readonly shop: OfferShop;
  readonly vies: OfferVies;
  /** The products of its lines, by id. */
  readonly products: ReadonlyMap<string, ProductWithStock>;
}

/** The method of delivery of an offer, which is none of those of the shop. */
export const OFFER_SHIPPING = 'offer';

/** An offer as it is stored, shown and ordered: every amount with the decisions behind it. */
export async function offerSnapshot(
  tx: WebsiteTransaction,
  websiteId: string,
  parts: OfferParts,
  translate: Translate,
): Promise<{ snapshot: OrderSnapshot; totals: CartTotals }> {
  const { content, customer, shop, vies } = parts;
  const { priceMode, sellerCountry, sellerVatNumber, isOssActive, isSmallBusiness, vatRates } = shop.settings;
  const { treatment, vat } = offerVatOf(content.lines, customer, {
    seller_country: sellerCountry,
    oss_active: isOssActive,
    small_business: isSmallBusiness,
    vat_rates: vatRates,
    vies: vies.status,
  });
  const priced = offerTotals(content, { priceMode, vat }, discountTitle(content, translate));
  const snapshot: OrderSnapshot = {
    version: 1,
    cart: cartOf(parts, priced, treatment, translate),
    calculation: { price_mode: priceMode, ...priced.totals },
    vat: {
      ...treatment,
      rate_table: treatment.destination === '' ? null : EU_VAT_RATES_VERSION,
      seller: { country: sellerCountry, vat_number: sellerVatNumber },
      status: vies.status,
      proof: vies.checkId === null ? null : await findProof(tx, websiteId, vies.checkId),
    },
    agreed: false,
  };
  return { snapshot, totals: priced.totals };
}

/** As it stands behind the word for a discount. */
function discountTitle({ discount }: OfferContent, translate: Translate): string {
  return discount.kind === 'percentage' ? formatPercentage(discount.value) : translate('quote_discount');
}

function cartOf(
  { content, customer, shop, vies, products }: OfferParts,
  { totals, lines, discounts }: DiscountedTotals,
  treatment: VatTreatment,
  translate: Translate,
): OrderSnapshot['cart'] {
  const { settings, shippingMethods } = shop;
  const { title, amount } = content.shipping;
  const isDelivered = amount > 0 || title !== '';
  const numberCountry = otherNumberCountry(customer);
  const shown = { session: '', show_price_tax_included: settings.showPriceTaxIncluded };
  const checkout: CartPart = {
    ...shown,
    ...totals.checkout.figures,
    products: offerLinesOf(content.lines, lines, products, settings.delivery),
    ...(discounts.length > 0 && {
      discounts: discounts.map(({ rule, price }) => {
        return { id: OFFER_DISCOUNT, title: rule.title, code: '', kind: rule.kind, price };
      }),
    }),
  };
  return {
    shoppingcart: checkout,
    quote: { ...shown, ...totals.quote.figures, products: [] },
    payment: { selected: '', url: '', methods: {} },
    vies: {
      status: vies.status,
      reverse_charge_applied: treatment.reverse_charge_applied,
      tax_number: customer.invoice_is_company ? customer.invoice_tax_number : '',
      ...(numberCountry && { tax_number_country: translate(countryTextKey(numberCountry)) }),
      category: treatment.category,
    },
    shipment: {
      selected: {
        selected: isDelivered ? OFFER_SHIPPING : '',
        title: isDelivered ? title || translate('quote_shipping') : '',
        price: totals.checkout.shipping.price,
      },
      shipping_methods: [],
    },
    agreement: { url: settings.agreementUrl },
    countries: countriesOf(shippingMethods, settings.sellerCountry, translate),
  };
}

async function findProof(tx: WebsiteTransaction, websiteId: string, id: string) {
  const check = await tx
    .selectFrom('vies_checks')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return check ?? null;
}
