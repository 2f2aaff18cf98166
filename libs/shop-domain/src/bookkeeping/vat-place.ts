import type { VatCategory } from '../vat/vat-category.ts';

/** The boxes of the Dutch VAT return for what is sold, in the order of the form. */
export const VAT_BOXES = ['1a', '1b', '1c', '1e', '3a', '3b', '3c'] as const;
export type VatBox = (typeof VAT_BOXES)[number];

/** What is sold and stands in no box, because another return has it or none does. */
export const VAT_PLACES_ELSEWHERE = ['oss', 'exempt', 'small_business', 'outside'] as const;
type VatPlaceElsewhere = (typeof VAT_PLACES_ELSEWHERE)[number];

export type VatPlace = VatBox | VatPlaceElsewhere;

/** How an amount of an invoice is charged, with the decision of its order. */
export interface InvoicedVat {
  readonly category: VatCategory;
  /** Basis points. */
  readonly rate: number;
  /** Category of the VAT decision of the order; '' if none is known. */
  readonly treatment: string;
  /** Under OSS the country whose rates apply; else ''. */
  readonly destination: string;
}

const HIGH = 2100;
const LOW = 900;

/**
 * Where the Dutch return has an amount. What consumers in other member states pay of the VAT of their country (3c asks for it
 * only without OSS) goes to the return of OSS. An exempt sale is in no box. A service that is taxed where its buyer outside
 * the EU is, is not taxed with you; what VAT does not apply to at all, such as a deposit, is no sale.
 */
export function vatPlaceOf({ category, rate, treatment, destination }: InvoicedVat): VatPlace {
  switch (category) {
    case 'S':
      return destination === '' ? boxOfRate(rate) : 'oss';
    case 'Z':
      return '1e';
    case 'G':
      return '3a';
    case 'K':
    case 'AE':
      return '3b';
    case 'E':
      return treatment === 'E' ? 'small_business' : 'exempt';
    case 'O':
      return treatment === 'O' ? '1e' : 'outside';
  }
}

function boxOfRate(rate: number): VatBox {
  if (rate === HIGH) return '1a';
  return rate === LOW ? '1b' : '1c';
}
