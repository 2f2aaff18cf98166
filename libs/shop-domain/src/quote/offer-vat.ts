import type { TotalsVat } from '../cart/totals-input.ts';
import { destinationOf } from '../customer/destination-of.ts';
import type { ViesStatus } from '../schema/cart.schema.ts';
import type { Customer } from '../schema/customer.schema.ts';
import { destinationRates, type RateOverrides } from '../vat/destination-rates.ts';
import { vatTreatment, type VatTreatment } from '../vat/vat-treatment.ts';
import type { OfferLine } from './offer.schema.ts';

/** What decides the VAT of an offer beside its lines and its customer. */
export interface OfferVatTerms {
  readonly seller_country: string;
  readonly oss_active: boolean;
  readonly small_business: boolean;
  readonly vat_rates: RateOverrides;
  /** Of the VAT number of the customer. */
  readonly vies: ViesStatus;
}

/**
 * How the VAT of an offer is charged, as that of a cart with the same lines: its goods go to the address of the customer.
 * Lines that its owner wrote are goods.
 */
export function offerVatOf(
  lines: readonly OfferLine[],
  customer: Customer,
  { seller_country, oss_active, small_business, vat_rates, vies }: OfferVatTerms,
): { treatment: VatTreatment; vat: TotalsVat } {
  const destination = destinationOf(customer);
  const treatment = vatTreatment({
    seller: { country: seller_country },
    buyer: {
      country: customer.invoice_country,
      postcode: customer.invoice_postcode,
      isCompany: customer.invoice_is_company,
    },
    vatNumber: customer.invoice_tax_number,
    shipTo: destination,
    vies,
    supply: lines.length > 0 && lines.every(({ is_service }) => is_service) ? 'services' : 'goods',
    isOssActive: oss_active,
    isSmallBusiness: small_business,
  });
  const rates = [...new Set(lines.map(({ vat }) => vat.rate))];
  const destination_rates = destinationRates(
    treatment.destination,
    seller_country,
    rates,
    vat_rates,
    destination.postcode,
  );
  return { treatment, vat: { category: treatment.category, destination_rates, small_business } };
}
