import {
  eurosFromCents,
  imagesOf,
  initialSelection,
  type Product,
  type PricedVariant,
  priceWithOptions,
  selectionOfVariant,
  storedPrices,
} from '@etalage/shop-domain';
import { readPicture, type Site } from '@etalage/site-model';
import { availabilityOf, offerOf } from './offer-json-ld.ts';
import { returnPolicyOf } from './return-policy-json-ld.ts';

/** What a page knows of the stock of its product. */
interface Stock {
  readonly inStock: boolean;
  /** Ids of variants. */
  readonly soldOut: readonly string[];
}

/** Maximum number of variants that are described one by one; of more, a search engine reads the range of their prices. */
const MAX_DESCRIBED = 250;

/**
 * A product for search engines (schema.org), with variants as a group of products, or as one product with a
 * range of prices when there are many; prices are those that the page begins with, include tax, and are left out
 * when the owner hides them.
 */
export function productJsonLd(
  product: Product,
  { inStock, soldOut }: Stock,
  { url, site }: { readonly url: string; readonly site: Pick<Site, 'modules' | 'company'> },
): string {
  const common = {
    name: product.title,
    description: plainText(product.short_description || product.intro_description),
    ...imageOf(product.main_image, url),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.maker && { manufacturer: { '@type': 'Organization', name: product.maker.name } }),
    ...returnPolicyOf(product, site),
  };
  const isGroup = product.variants.length > 0 && product.variants.length <= MAX_DESCRIBED;
  const isRange = product.variants.length > MAX_DESCRIBED;
  const own = { sku: product.article_number, gtin: product.ean };
  const facts = {
    '@context': 'https://schema.org',
    '@type': isGroup ? 'ProductGroup' : 'Product',
    ...common,
    ...(isGroup
      ? {
          productGroupID: product.article_number || product.id,
          variesBy: product.variant_options.map((key) => titleOf(product, key)),
          hasVariant: variantsOf(product, soldOut, url),
        }
      : {
          ...numbers(own),
          ...(isRange ? rangeOf(product, inStock, url) : ownOffer(product, inStock, url)),
        }),
  };
  // HTML ends a script at `</`, even inside a quoted string.
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

const titleOf = ({ options }: Product, key: string): string =>
  options.find(({ connection_id }) => connection_id === key)?.title ?? key;

/** The offer as the page begins: with the initial values of its options. */
function ownOffer(product: Product, isAvailable: boolean, url: string) {
  const prices = storedPrices(product);
  return offerOf(product, { prices, selection: initialSelection(prices.options), isAvailable, url });
}

function variantsOf(product: Product, soldOut: readonly string[], url: string) {
  const chosen = chosenVariants(product);
  return product.variants.map((variant, index) => {
    const one = chosen[index];
    return {
      '@type': 'Product',
      name: `${product.title}, ${variant.choices.join(', ')}`,
      ...imageOf(variant.images || product.main_image, url),
      ...numbers({ sku: variant.article_number, gtin: variant.ean }),
      ...(one && offerOf(product, { ...one, isAvailable: !soldOut.includes(variant.id), url })),
    };
  });
}

/** Each variant as it is chosen, with the initial values of the other options. */
function chosenVariants(product: Product) {
  const prices = storedPrices(product);
  const start = initialSelection(prices.options);
  // The price of a product with one variant only, so that the time does not grow with the square of their number.
  return prices.variants.map((variant: PricedVariant) => {
    const only = { ...prices, variants: [variant] };
    return { prices: only, selection: { ...start, ...selectionOfVariant(only, variant) } };
  });
}

/** The offers of many variants together. */
function rangeOf(product: Product, isAvailable: boolean, url: string) {
  if (product.hide_price) return {};
  const cents = chosenVariants(product).map(
    ({ prices, selection }) => priceWithOptions(prices, selection).unit.incl_tax,
  );
  return {
    offers: {
      '@type': 'AggregateOffer',
      url,
      lowPrice: eurosFromCents(Math.min(...cents)).toFixed(2),
      highPrice: eurosFromCents(Math.max(...cents)).toFixed(2),
      offerCount: cents.length,
      priceCurrency: 'EUR',
      availability: availabilityOf(isAvailable),
    },
  };
}

function numbers({ sku, gtin }: { sku: string; gtin: string }) {
  return { ...(sku && { sku }), ...(gtin && { gtin }) };
}

function imageOf(pictures: string, url: string) {
  const [first] = imagesOf(pictures);
  const image = first && readPicture(first).address;
  return image ? { image: new URL(image, url).href } : {};
}

function plainText(html: string): string {
  return (
    html
      // Up to the next `<` only, so that text with many of them takes no quadratic time.
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
