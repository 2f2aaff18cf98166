import { describe, expect, it } from 'vitest';
import { type LegalCode, legalCodes } from './legal-codes.ts';
import type { LegalFacts } from './legal-facts.ts';
import { cleanFacts } from './legal-facts.fixture.ts';
import { legalFindings } from './legal-findings.ts';
import { laws } from './laws.ts';
import { legalRules } from './legal-check.schema.ts';

const codesOf = (facts: LegalFacts) => legalFindings(facts).map(({ code }) => code);

const withShop = (changes: Partial<LegalFacts['shop']>) => ({ shop: { ...cleanFacts.shop, ...changes } });
const withSeller = (changes: Partial<LegalFacts['seller']>) => ({
  seller: { ...cleanFacts.seller, ...changes },
});
const withTexts = (texts: Record<string, string>) => ({ texts });
const withDocument = (changes: Partial<LegalFacts['documents'][number]>) => ({
  documents: cleanFacts.documents.map((one) => ({ ...one, ...changes })),
});
const withProduct = (changes: Partial<LegalFacts['products'][number]>) => ({
  products: cleanFacts.products.map((one) => ({ ...one, ...changes })),
});
const withQuestion = (question: Partial<LegalFacts['forms'][number]['questions'][number]>) => ({
  forms: [
    {
      id: 'f',
      title: 'F',
      questions: [{ type: 'checkbox', caption: 'Vraag', choices: [], default_value: '', ...question }],
    },
  ],
});
const deliveredTo = (...countries: string[]): Partial<LegalFacts> => ({
  delivery: cleanFacts.delivery.map(({ rules }) => ({
    is_pickup: false,
    rules: rules.map((rule) => ({ ...rule, countries })),
  })),
});
const load = (host: string): Partial<LegalFacts> => ({
  loads: [{ host, place: { kind: 'cookies', id: '', title: 'Tellen', block: '' } }],
});
const page = { kind: 'page', id: 'privacy', title: 'Privacy', block: '' } as const;

/** One planted fault each. */
const faults: readonly (readonly [LegalCode, Partial<LegalFacts>])[] = [
  ['order_button', withTexts({ webshop_checkout_order: 'Plaats bestelling' })],
  ['order_button', withTexts({ webshop_offer_accept: 'Akkoord' })],
  ['quote_button', withTexts({ webshop_checkout_ask_quote: 'Nu bestellen' })],
  ['company_name', withSeller({ name: '' })],
  ['company_address', withSeller({ postcode: '' })],
  ['company_email', withSeller({ email: '' })],
  ['company_phone', withSeller({ phone: '' })],
  ['company_kvk', withSeller({ kvk: '' })],
  ['company_vat', withSeller({ vat_number: '' })],
  ['net_prices', withShop({ shows_tax: false })],
  ['delivery_none', { delivery: [] }],
  ['delivery_own_country', deliveredTo('BE')],
  ['delivery_time_none', withShop({ has_delivery_time: false })],
  ['maker_none', withProduct({ has_maker: false })],
  ['accessibility_none', withShop({ has_accessibility: false })],
  ['withdrawal_words', withTexts({ withdrawal_link: 'Hulp nodig?' })],
  ['terms_none', withShop({ terms: '' })],
  ['terms_gone', withShop({ are_terms_found: false, are_terms_kept: false })],
  ['terms_elsewhere', withShop({ are_terms_kept: false })],
  ['privacy_none', { privacy: { pages: [], is_linked: false } }],
  ['privacy_unlinked', { privacy: { pages: [page], is_linked: false } }],
  ['tracker_at_once', load('region1.google-analytics.com')],
  ['load_at_once', load('chat.example')],
  ['embed_unlisted', withDocument({ unlisted: [{ host: 'youtube.com', block: 'b' }] })],
  ['odr_link', withDocument({ has_odr: true })],
  ['odr_link', withProduct({ has_odr: true })],
  ['odr_link', { odr_places: [{ kind: 'text', id: 'x', title: 'x', block: '' }] }],
  ['typed_prior_price', withProduct({ price_texts: ['Van € 129 voor', ''] })],
  ['typed_prior_price', withProduct({ price_texts: ['', 'i.p.v. 129,00'] })],
  ['sale_without_prior', withProduct({ prior: 'not_lower' })],
  ['prepayment', { payments: ['ideal', 'wire'] }],
  ['form_ticked', withQuestion({ caption: 'Ik ga akkoord', default_value: 'ja' })],
  ['form_ticked', withQuestion({ choices: ['Stuur mij de nieuwsbrief'], default_value: 'ja' })],
  ['form_label', withQuestion({ type: 'text', caption: ' ' })],
  ['alt_missing', withDocument({ undescribed: 'b' })],
  ['contrast_poor', { poor_contrasts: 2 }],
  ['menu_gone', { menus: [{ id: 'm', title: 'Menu', gone: ['Weg'] }] }],
  ['mails_kept', withShop({ keeps_mails: true })],
  ['oss_passed', withShop({ sold_abroad: 1_000_001 })],
  ['oss_near', withShop({ sold_abroad: 1_000_000 })],
  ['peppol', { ...withSeller({ country: 'BE' }), ...withShop({ has_belgian_companies: true }) }],
  ['peppol_later', withSeller({ country: 'BE' })],
];

/** What looks like a fault and is none. */
const lawful: readonly (readonly [string, Partial<LegalFacts>])[] = [
  ['a small business shows no VAT', withShop({ is_small_business: true, shows_tax: false })],
  [
    'a small business needs no VAT number',
    { ...withSeller({ vat_number: '' }), ...withShop({ is_small_business: true }) },
  ],
  ['a company abroad has no number of the Dutch register', withSeller({ country: 'DE', kvk: '' })],
  [
    'a Belgian shop whose invoices go by Peppol',
    { ...withSeller({ country: 'BE' }), ...withShop({ has_belgian_companies: true, sends_peppol: true }) },
  ],
  ['clear words in capitals', withTexts({ webshop_checkout_order: 'BETAAL NU!' })],
  ['what is only picked up', { delivery: [{ is_pickup: true, rules: [] }] }],
  [
    'each product says when it is delivered',
    { ...withShop({ has_delivery_time: false }), ...withProduct({ has_delivery_time: true }) },
  ],
  ['a service that nobody made', withProduct({ is_goods: false, has_maker: false })],
  ['words of a set', withProduct({ price_texts: ['', 'per set van 2'] })],
  ['a price from', withProduct({ price_texts: ['vanaf € 129', ''] })],
  ['a ticked box that is no agreement', withQuestion({ caption: 'Eetkamer', default_value: 'ja' })],
  ['a shop with OSS', withShop({ sold_abroad: 9_000_000, has_oss: true })],
  ['nobody can order', { payments: [] }],
  ['who pays when it is fetched', { payments: ['ideal', 'pay_on_pickup'] }],
  ['who pays afterwards', { payments: ['ideal', 'pay_later'] }],
];

describe('legalFindings', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(legalFindings(cleanFacts)).toEqual([]);
  });

  it.each(faults)('finds %s, and nothing else', (code, changes) => {
    expect(codesOf({ ...cleanFacts, ...changes })).toEqual([code]);
  });

  it.each(lawful)('leaves be: %s', (_, changes) => {
    expect(codesOf({ ...cleanFacts, ...changes })).toEqual([]);
  });

  it('plants a fault of every code, and each belongs to a rule and a law', () => {
    expect([...new Set(faults.map(([code]) => code))].toSorted()).toEqual(Object.keys(legalCodes).toSorted());
    const used = new Set(Object.values(legalCodes).map(({ rule }) => rule));
    expect([...used].toSorted()).toEqual([...legalRules].toSorted());
    for (const { law } of Object.values(legalCodes)) if (law) expect(laws).toHaveProperty(law);
  });

  it('asks a website that sells nothing and has no forms only who is behind it', () => {
    const { sells, sells_goods, ...rest } = cleanFacts.shop;
    expect([sells, sells_goods]).toEqual([true, true]);
    const shop = {
      ...rest,
      sells: false,
      sells_goods: false,
      shows_tax: false,
      has_delivery_time: false,
      has_accessibility: false,
      terms: '',
      keeps_mails: true,
    };
    const nothing = {
      privacy: { pages: [], is_linked: false },
      forms: [],
      delivery: [],
      payments: ['ideal'],
    };
    const texts = { webshop_checkout_order: 'Bestel nu', withdrawal_link: 'Hulp' };
    const seller = { ...cleanFacts.seller, phone: '', vat_number: '', kvk: '' };
    expect(codesOf({ ...cleanFacts, ...nothing, shop, texts, seller })).toEqual(['company_kvk']);
  });
});
