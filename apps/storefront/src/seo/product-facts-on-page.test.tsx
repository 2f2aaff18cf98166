import { emptyOption, emptyProduct, type Product } from '@etalage/shop-domain/schema';
import { formatMoney } from '@etalage/texts/format';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageScreen } from '../page/page-screen.tsx';
import { pageFixtures } from '../testing/fake-services.ts';
import { documentOf } from '../testing/page-document.fixture.ts';
import { siteFixture } from '../testing/site.fixture.ts';
import { productJsonLd } from './product-json-ld.ts';

const url = 'https://www.shop.nl/tafel';
const price = (cents: number) => ({ incl_tax: cents, excl_tax: Math.round(cents / 1.21) });
const table: Product = {
  ...emptyProduct,
  id: 'tafel',
  title: 'Tafel',
  price: price(12_100),
  tax_rate: 2100,
  enable_checkout: true,
};
const oiled = {
  ...emptyOption,
  title: 'Afwerking',
  layout: 'select' as const,
  connection_id: 'afwerking',
  required: true,
  default_value: '0',
  options: [
    { title: 'Olie', price: price(2_420) },
    { title: 'Was', price: price(0) },
  ],
};
const shopSite = (webshop: object) => {
  const site = { ...siteFixture, company: { ...siteFixture.company, country: 'NL' } };
  return { ...site, modules: { webshop: { ...site.modules.webshop, ...webshop } } };
};

interface Offer {
  price: string;
  deliveryLeadTime?: { minValue: number; maxValue: number };
  priceSpecification?: Specification | Specification[];
}
interface Specification {
  price: string;
  priceType?: string;
  referenceQuantity?: { value: number; unitCode: string; valueReference: { value: number } };
}

/** What the page of a product prints, and what its structured data says. */
function bothOf(product: Product) {
  const page = pageFixtures['/over'];
  if (!page) throw new Error('there is no page');
  const site = shopSite({ withdrawal: true });
  const own = { ...page, site, kind: 'product' as const, body: documentOf({ type: 'addtocart', data: {} }) };
  const html = renderToString(
    <PageScreen
      page={{ ...own, custom_fields: { ...page.custom_fields, product, connections: {} } }}
      extras={{ orderSession: '' }}
      path="/tafel"
      query=""
    />,
  );
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  const facts = JSON.parse(productJsonLd(product, { inStock: true, soldOut: [] }, { url, site })) as {
    offers: Offer;
  };
  const { priceSpecification = [] } = facts.offers;
  const specifications = Array.isArray(priceSpecification) ? priceSpecification : [priceSpecification];
  return { html, text, facts, offer: facts.offers, specifications };
}

const cents = (euros: string) => Math.round(Number(euros) * 100);
const shownPrices = (html: string) => {
  const [, shown = ''] = /data-price="">(.*?)<\/div>/s.exec(html) ?? [];
  return new DOMParser().parseFromString(shown, 'text/html').body.textContent ?? '';
};

describe('structured data', () => {
  it.each([
    ['a plain product', table],
    ['one with a reduction', { ...table, sale_price: price(9_680) }],
    ['one that begins with a choice that costs', { ...table, options: [oiled] }],
    ['both', { ...table, sale_price: price(9_680), options: [oiled] }],
    ['one of which the base price does not count', { ...table, exclude_base_price: true, options: [oiled] }],
  ] as const)('of %s has the price, and the price before, that its page shows', (_name, product) => {
    const { html, offer, specifications } = bothOf({ ...product, options: [...product.options] });
    const shown = shownPrices(html);
    expect(shown).toContain(formatMoney(cents(offer.price)));
    const struck = /<s[^>]*>([^<]*)<\/s>/.exec(html)?.[1];
    const before = specifications.find(({ priceType }) => priceType?.endsWith('StrikethroughPrice'));
    expect(struck).toBe(before && formatMoney(cents(before.price)));
  });

  it('gives the measure by which the page prints a price per litre', () => {
    const oil = { ...table, price: price(1_990), content: { milli: 750_000, unit: 'ml' as const } };
    const { html, specifications } = bothOf(oil);
    const [per] = specifications;
    expect(per?.referenceQuantity).toMatchObject({
      value: 0.75,
      unitCode: 'LTR',
      valueReference: { value: 1 },
    });
    const perLitre = Math.round(cents(per?.price ?? '') / (per?.referenceQuantity?.value ?? 1));
    expect(shownPrices(html)).toContain(`${formatMoney(perLitre)} per l`);
  });

  it('says when it is delivered, as the page does', () => {
    const { text, offer } = bothOf({ ...table, delivery: { from: 2, to: 5 } });
    expect(offer.deliveryLeadTime).toMatchObject({ minValue: 2, maxValue: 5 });
    expect(text).toContain('Levertijd: 2–5 werkdagen');
    expect(bothOf(table).offer).not.toHaveProperty('deliveryLeadTime');
  });

  const policyOf = (product: Product, webshop: object) =>
    JSON.parse(productJsonLd(product, { inStock: true, soldOut: [] }, { url, site: shopSite(webshop) })) as {
      hasMerchantReturnPolicy?: object;
    };
  const returns = (return_costs: string) => ({ return_costs, return_costs_about: '', return_address: '' });

  it('says how it can be sent back, and who pays for that where the shop says it', () => {
    const found = policyOf(table, { withdrawal: true, returns: returns('shop') });
    expect(found.hasMerchantReturnPolicy).toMatchObject({
      applicableCountry: 'NL',
      merchantReturnDays: 14,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      returnFees: 'https://schema.org/FreeReturn',
    });
    expect(policyOf(table, { withdrawal: true, returns: returns('buyer') })).toMatchObject({
      hasMerchantReturnPolicy: { returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' },
    });
    expect(policyOf(table, { withdrawal: true }).hasMerchantReturnPolicy).not.toHaveProperty('returnFees');
  });

  it('says that nothing can be sent back of what is made to measure, and nothing of a website without a shop', () => {
    const custom = { ...table, withdrawal_exclusion: 'custom' as const };
    expect(policyOf(custom, { withdrawal: true }).hasMerchantReturnPolicy).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
    expect(policyOf(table, { withdrawal: undefined })).not.toHaveProperty('hasMerchantReturnPolicy');
  });
});
