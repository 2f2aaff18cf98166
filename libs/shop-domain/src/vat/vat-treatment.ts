import type { RuleText, RuleTextKey } from '../rule-text.ts';
import type { ViesStatus } from '../schema/cart.schema.ts';
import { isEuForGoods, isEuForServices } from './eu-countries.ts';
import { vatAreaOf, type VatArea } from './vat-area.ts';
import type { VatCategory } from './vat-category.ts';
import { normaliseVatNumber } from './vat-number.ts';

/** What decides the VAT of a cart. Countries are ISO codes; XI stands for Northern Ireland. */
export interface VatSituation {
  /** Where the website's owner is established. */
  seller: { country: string };
  buyer: { country: string; postcode?: string; isCompany: boolean };
  /** As typed, with or without prefix; empty when there is none. */
  vatNumber: string;
  /**
   * Destination of the goods; the postcode identifies parts outside the EU's VAT area. Null for pick-up at the
   * seller's.
   */
  shipTo: { country: string; postcode?: string } | null;
  vies: ViesStatus;
  /** Defaults to goods. */
  supply?: 'goods' | 'services';
  /**
   * Whether consumers in other member states pay the VAT of their country (OSS), by choice or by obligation of the
   * owner.
   */
  isOssActive?: boolean;
}

/** How VAT is charged, with the reason to store and to show. */
export interface VatTreatment {
  /** EN 16931 category: S standard, K intra-Community supply, AE reverse charge, G export. */
  category: VatCategory;
  /** True for K and AE alike; screens then say "0% BTW verlegd" (VIES-07). */
  reverse_charge_applied: boolean;
  /** Under OSS the country whose rates apply, else empty. */
  destination: string;
  /** Text of the totals line. */
  label: RuleTextKey;
  /** Ground for the invoice; null when VAT is charged normally. */
  invoice: RuleTextKey | null;
  reason: RuleText;
}

/**
 * The three-country rule: seller, VAT number and delivery decide, never the invoice country alone (commerce 3.9). VAT
 * is zero only with a valid VIES result for a number of another member state, or when goods leave the EU; in every
 * doubtful case VAT is charged.
 */
export function vatTreatment(situation: VatSituation): VatTreatment {
  const seller = vatAreaOf(situation.seller.country).prefix;
  if (!isEuForGoods(seller)) return charged('webshop_vat_reason_seller_outside');
  return situation.supply === 'services' ? ofServices(situation, seller) : ofGoods(situation, seller);
}

function ofGoods(situation: VatSituation, seller: string): VatTreatment {
  const { prefix: shipTo, isOutside } = destinationArea(situation, seller);
  const numberOf = numberCountry(situation);
  if (numberOf === seller) return charged('webshop_vat_reason_domestic_number');
  if (!isEuForGoods(shipTo)) return zeroRated('G', 'webshop_vat_reason_export');
  if (isOutside) return zeroRated('G', 'webshop_vat_reason_territory');
  if (!isEuForGoods(numberOf)) return toConsumer(situation, seller, shipTo);
  if (shipTo === seller) return charged('webshop_vat_reason_delivered_domestic');
  return situation.vies === 'valid'
    ? zeroRated('K', 'webshop_vat_reason_intra_community')
    : unproven(situation, shipTo);
}

function ofServices(situation: VatSituation, seller: string): VatTreatment {
  const numberOf = numberCountry(situation);
  if (numberOf === seller) return charged('webshop_vat_reason_domestic_number');
  if (isEuForServices(numberOf)) {
    return situation.vies === 'valid'
      ? zeroRated('AE', 'webshop_vat_reason_reverse_charge')
      : unproven(situation, numberOf);
  }
  const { prefix, isOutside } = vatAreaOf(situation.buyer.country, situation.buyer.postcode);
  if (isEuForServices(prefix) && !isOutside) return toConsumer(situation, seller, prefix);
  return charged('webshop_vat_reason_services_outside');
}

function destinationArea({ shipTo }: VatSituation, seller: string): VatArea {
  return shipTo ? vatAreaOf(shipTo.country, shipTo.postcode) : { prefix: seller, isOutside: false };
}

/** The prefix of a company's VAT number, empty for a consumer (CHK-03: only a company has a number). */
function numberCountry({ buyer, vatNumber }: VatSituation): string {
  return buyer.isCompany && vatNumber.trim() !== ''
    ? normaliseVatNumber(vatAreaOf(buyer.country).prefix, vatNumber).prefix
    : '';
}

function toConsumer({ isOssActive = false }: VatSituation, seller: string, country: string): VatTreatment {
  if (country === seller) return charged('webshop_vat_reason_consumer');
  if (!isOssActive) return charged('webshop_vat_reason_consumer_domestic_rate');
  return charged('webshop_vat_reason_oss', destinationOf(country));
}

/** Without a valid result a company pays what a consumer pays; it can be corrected later. */
function unproven({ vies, isOssActive = false }: VatSituation, country: string): VatTreatment {
  const destination = isOssActive ? destinationOf(country) : '';
  if (vies === 'invalid') return charged('webshop_vat_reason_invalid', destination);
  const isDown = vies === 'unavailable';
  return charged(isDown ? 'webshop_vat_reason_unavailable' : 'webshop_vat_reason_unchecked', destination);
}

/** The country whose rates apply: its ISO code, XI for Northern Ireland. */
function destinationOf(prefix: string): string {
  return prefix === 'EL' ? 'GR' : prefix;
}

function charged(key: RuleTextKey, destination = ''): VatTreatment {
  return {
    category: 'S',
    reverse_charge_applied: false,
    destination,
    label: 'webshop_vat_label_standard',
    invoice: null,
    reason: { key, values: destination === '' ? {} : { country: destination } },
  };
}

const grounds = {
  K: ['webshop_vat_label_reverse_charge', 'webshop_vat_invoice_intra_community'],
  AE: ['webshop_vat_label_reverse_charge', 'webshop_vat_invoice_reverse_charge'],
  G: ['webshop_vat_label_export', 'webshop_vat_invoice_export'],
} as const satisfies Record<'K' | 'AE' | 'G', readonly [RuleTextKey, RuleTextKey]>;

function zeroRated(category: 'K' | 'AE' | 'G', key: RuleTextKey): VatTreatment {
  const [label, invoice] = grounds[category];
  return {
    category,
    reverse_charge_applied: category !== 'G',
    destination: '',
    label,
    invoice,
    reason: { key, values: {} },
  };
}
