import type { RuleText, RuleTextKey } from '../rule-text.ts';
import type { ViesStatus } from '../schema/cart.schema.ts';
import { isEuForGoods, isEuForServices, isThirdCountry } from './eu-countries.ts';
import { vatAreaOf, type VatArea } from './vat-area.ts';
import type { TreatmentCategory } from './vat-category.ts';
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
  /** Services are those taxed where the seller or, to a company, the customer is established. Defaults to goods. */
  supply?: 'goods' | 'services';
  /**
   * Whether consumers in other member states pay the VAT of their country (OSS), by choice or by obligation of the
   * owner.
   */
  isOssActive?: boolean;
  /** Whether the seller takes part in the scheme for small businesses, and charges nobody VAT. */
  isSmallBusiness?: boolean;
}

/** How VAT is charged, with the reason to store and to show. */
export interface VatTreatment {
  category: TreatmentCategory;
  /** True for K and AE alike; screens then say "0% BTW verlegd" (VIES-07). */
  reverse_charge_applied: boolean;
  /** Under OSS the country whose rates apply to goods, else empty. */
  destination: string;
  /**
   * Whether it counts to the yearly amount above which consumers pay the VAT of their country: goods that are sent to
   * another member state, to somebody who did not prove to be a company. So it is under OSS and for a small business.
   */
  distance_sale: boolean;
  /** Text of the totals line. */
  label: RuleTextKey;
  /** Ground for the invoice; null when VAT is charged normally. */
  invoice: RuleTextKey | null;
  reason: RuleText;
}

/**
 * The three-country rule (VIES-09): seller, VAT number and delivery decide, never the invoice country alone. VAT is zero
 * only with a valid VIES result for a number of another member state, when goods leave the EU, or for a service to a
 * company outside it; in every doubtful case VAT is charged.
 */
export function vatTreatment(situation: VatSituation): VatTreatment {
  const treatment = taxedTreatment(situation);
  // The exemption is for what is supplied in the seller's country: a service that is taxed at its buyer's is no part of it.
  const isElsewhere = treatment.category === 'AE' || treatment.category === 'O';
  if (!situation.isSmallBusiness || isElsewhere) return treatment;
  const exempt = zeroRated('E', 'webshop_vat_reason_small_business');
  return { ...exempt, distance_sale: treatment.distance_sale };
}

function taxedTreatment(situation: VatSituation): VatTreatment {
  const seller = vatAreaOf(situation.seller.country).prefix;
  if (!isEuForGoods(seller)) return charged('webshop_vat_reason_seller_outside');
  return situation.supply === 'services' ? ofServices(situation, seller) : ofGoods(situation, seller);
}

/** Goods that the seller sends out of the EU are exempt whoever buys them (VAT Directive, article 146(1)(a)). */
function ofGoods(situation: VatSituation, seller: string): VatTreatment {
  const { prefix: shipTo, isOutside } = destinationArea(situation, seller);
  if (isOutside) return zeroRated('G', 'webshop_vat_reason_territory');
  if (isThirdCountry(shipTo)) return zeroRated('G', 'webshop_vat_reason_export');
  if (!isEuForGoods(shipTo)) return charged('webshop_vat_reason_unknown_country');
  const numberOf = numberCountry(situation);
  if (numberOf === seller) return charged('webshop_vat_reason_domestic_number');
  if (!isEuForGoods(numberOf)) return toConsumer(situation, seller, shipTo);
  if (shipTo === seller) return charged('webshop_vat_reason_delivered_domestic');
  return situation.vies === 'valid'
    ? zeroRated('K', 'webshop_vat_reason_intra_community')
    : unproven(situation, shipTo);
}

/**
 * A service is taxed where a company that buys it is established, else where the seller is (VAT Directive, articles 44
 * and 45). A number that is no VAT number of a member state tells a company outside the EU from a consumer (Regulation
 * 282/2011, article 18(3)). OSS is for goods here: only electronic services to consumers are taxed at their destination,
 * and a product does not say that it is one.
 */
function ofServices(situation: VatSituation, seller: string): VatTreatment {
  const numberOf = numberCountry(situation);
  if (numberOf === seller) return charged('webshop_vat_reason_domestic_number');
  if (isEuForServices(numberOf)) {
    return situation.vies === 'valid'
      ? zeroRated('AE', 'webshop_vat_reason_reverse_charge')
      : unproven(situation);
  }
  const { prefix, isOutside } = vatAreaOf(situation.buyer.country, situation.buyer.postcode);
  if (isEuForServices(prefix) && !isOutside) return charged('webshop_vat_reason_services_consumer');
  const isAbroad = isOutside || prefix === 'XI' || isThirdCountry(prefix);
  return isAbroad && numberOf !== ''
    ? zeroRated('O', 'webshop_vat_reason_services_company_outside')
    : charged('webshop_vat_reason_services_outside');
}

/**
 * How a sale is charged once VIES confirms the number of its buyer, which had VAT because VIES could not be reached then:
 * goods that went to another member state as K, services as AE. Undefined where the answer changes nothing.
 */
export function provenTreatment({
  reason,
  distance_sale,
}: Pick<VatTreatment, 'distance_sale'> & {
  readonly reason: Pick<RuleText, 'key'>;
}): VatTreatment | undefined {
  if (reason.key !== 'webshop_vat_reason_unavailable') return undefined;
  return distance_sale
    ? zeroRated('K', 'webshop_vat_reason_intra_community')
    : zeroRated('AE', 'webshop_vat_reason_reverse_charge');
}

function destinationArea({ shipTo }: VatSituation, seller: string): VatArea {
  return shipTo ? vatAreaOf(shipTo.country, shipTo.postcode) : { prefix: seller, isOutside: false };
}

/** The prefix of a company's VAT number, empty for a consumer (CHK-03: only a company has a number). */
function numberCountry({ buyer, vatNumber }: VatSituation): string {
  return buyer.isCompany && vatNumber.trim() !== ''
    ? normaliseVatNumber(buyer.country, vatNumber).prefix
    : '';
}

function toConsumer({ isOssActive = false }: VatSituation, seller: string, country: string): VatTreatment {
  if (country === seller) return charged('webshop_vat_reason_consumer');
  if (!isOssActive) return sentAbroad('webshop_vat_reason_consumer_domestic_rate');
  return sentAbroad('webshop_vat_reason_oss', destinationOf(country));
}

/**
 * Without a valid result a company pays what a consumer pays, for goods under OSS with the rates of their destination;
 * it can be corrected later.
 */
function unproven({ vies, isOssActive = false }: VatSituation, shipTo = ''): VatTreatment {
  const key = unprovenReason(vies);
  if (shipTo === '') return charged(key);
  return sentAbroad(key, isOssActive ? destinationOf(shipTo) : '');
}

function unprovenReason(vies: ViesStatus): RuleTextKey {
  if (vies === 'invalid') return 'webshop_vat_reason_invalid';
  return vies === 'unavailable' ? 'webshop_vat_reason_unavailable' : 'webshop_vat_reason_unchecked';
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
    distance_sale: false,
    label: 'webshop_vat_label_standard',
    invoice: null,
    reason: { key, values: destination === '' ? {} : { country: destination } },
  };
}

/** Goods to another member state, for whom is charged as a consumer. */
function sentAbroad(key: RuleTextKey, destination = ''): VatTreatment {
  return { ...charged(key, destination), distance_sale: true };
}

type ZeroRated = Exclude<TreatmentCategory, 'S'>;

const grounds = {
  K: ['webshop_vat_label_reverse_charge', 'webshop_vat_invoice_intra_community'],
  AE: ['webshop_vat_label_reverse_charge', 'webshop_vat_invoice_reverse_charge'],
  G: ['webshop_vat_label_export', 'webshop_vat_invoice_export'],
  O: ['webshop_vat_label_outside', 'webshop_vat_invoice_outside'],
  E: ['webshop_vat_label_small_business', 'webshop_vat_invoice_small_business'],
} as const satisfies Record<ZeroRated, readonly [RuleTextKey, RuleTextKey]>;

function zeroRated(category: ZeroRated, key: RuleTextKey): VatTreatment {
  const [label, invoice] = grounds[category];
  return {
    category,
    reverse_charge_applied: category === 'K' || category === 'AE',
    destination: '',
    distance_sale: false,
    label,
    invoice,
    reason: { key, values: {} },
  };
}
