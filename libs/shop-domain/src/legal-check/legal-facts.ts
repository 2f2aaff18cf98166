import type { CompanyContent } from '../company/company.schema.ts';
import type { PriorPrice } from '../prior-price/prior-price.ts';
import type { ShippingMethodRules } from '../shipping/shipping-method.ts';
import type { LegalPlace } from './legal-check.schema.ts';
import type { LegalCode } from './legal-codes.ts';

interface LegalShop {
  /** It has a published product, or an order. */
  readonly sells: boolean;
  /** It has published goods that can be ordered at once. */
  readonly sells_goods: boolean;
  readonly is_small_business: boolean;
  readonly shows_tax: boolean;
  /** Whether the webshop says within how many days goods are delivered. */
  readonly has_delivery_time: boolean;
  /** Whether its owner chose what the page about accessibility says. */
  readonly has_accessibility: boolean;
  /** Address of the terms; '' without any. */
  readonly terms: string;
  /** Whether visitors find something at that address. */
  readonly are_terms_found: boolean;
  /** Whether an order keeps them as they were agreed with. */
  readonly are_terms_kept: boolean;
  /** Whether a day is known from which consumers abroad pay the VAT of their country. */
  readonly has_oss: boolean;
  /** What consumers in other member states bought this year with the VAT of the seller's country, in cents without it. */
  readonly sold_abroad: number;
  /** Whether a company in Belgium with a VAT number ordered in the last year. */
  readonly has_belgian_companies: boolean;
  /** Whether invoices go by Peppol without anybody doing it. */
  readonly sends_peppol: boolean;
  /** Whether mails stayed where they were made, because there is no mail server. */
  readonly keeps_mails: boolean;
}

/** A page or template as visitors see it. */
export interface LegalDocument {
  readonly place: LegalPlace;
  readonly has_odr: boolean;
  /** The first block with a picture that nothing describes; '' if there is none. */
  readonly undescribed: string;
  /** Other hosts of which it shows content, that no entry of the list of cookies names. */
  readonly unlisted: readonly { readonly host: string; readonly block: string }[];
}

export interface LegalProduct {
  readonly id: string;
  readonly title: string;
  readonly has_odr: boolean;
  /** What the owner typed before and after its price. */
  readonly price_texts: readonly string[];
  readonly is_goods: boolean;
  readonly has_maker: boolean;
  /** Its own term of delivery. */
  readonly has_delivery_time: boolean;
  /** What the price before its reduction is; null if it has no sale price. */
  readonly prior: PriorPrice['reason'] | null;
}

interface LegalQuestion {
  readonly type: string;
  readonly caption: string;
  readonly choices: readonly string[];
  readonly default_value: string;
}

export interface LegalForm {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly LegalQuestion[];
}

export interface LegalMenu {
  readonly id: string;
  readonly title: string;
  /** Labels of the entries that lead to nothing that visitors can see. */
  readonly gone: readonly string[];
}

/** What is loaded of another host before a visitor is asked. */
export interface LoadAtOnce {
  readonly host: string;
  readonly place: LegalPlace;
}

/** Everything that the rules look at, read at one moment. */
export interface LegalFacts {
  readonly seller: CompanyContent;
  readonly shop: LegalShop;
  /** The texts that the owner replaced, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** The methods that are on. */
  readonly delivery: readonly Pick<ShippingMethodRules, 'is_pickup' | 'rules'>[];
  /** The payment methods that a consumer can choose. */
  readonly payments: readonly string[];
  readonly documents: readonly LegalDocument[];
  readonly products: readonly LegalProduct[];
  readonly forms: readonly LegalForm[];
  readonly menus: readonly LegalMenu[];
  readonly loads: readonly LoadAtOnce[];
  /** Published pages about privacy, and whether a menu or a fixed part of the website leads to one of them. */
  readonly privacy: { readonly pages: readonly LegalPlace[]; readonly is_linked: boolean };
  /** What else names the closed platform for disputes: texts, menus, forms, categories. */
  readonly odr_places: readonly LegalPlace[];
  readonly poor_contrasts: number;
}

export interface LegalFinding {
  readonly code: LegalCode;
  /** Of the placeholders of its text. */
  readonly values: Readonly<Record<string, string>>;
  readonly places: readonly LegalPlace[];
}

export type LegalRule = (facts: LegalFacts) => readonly LegalFinding[];
