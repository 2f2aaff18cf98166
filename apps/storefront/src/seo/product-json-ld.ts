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
import { readPicture } from '@etalage/site-model';

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
 * range of prices when there are many; prices include tax and are left out
 * when the owner hides them.
 */
export function productJsonLd(product: Product, { inStock, soldOut }: Stock, url: string): string {
  const common = {
    name: product.title,
    description: plainText(product.short_description || product.intro_description),
    ...imageOf(product.main_image, url),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.maker && { manufacturer: { '@type': 'Organization', name: product.maker.name } }),
  };
  const isGroup = product.variants.length > 0 && product.variants.length <= MAX_DESCRIBED;
  const isRange = product.variants.length > MAX_DESCRIBED;
  const own = { sku: product.article_number, gtin: product.ean };
  const price = (product.sale_price ?? product.price).incl_tax;
  const facts = {
    '@context': 'https://schema.org',
    '@type': isGroup ? 'ProductGroup' : 'Product',
    ...common,
    ...(isGroup
      ? {
          productGroupID: product.article_number || product.id,
          hasVariant: variantsOf(product, soldOut, url),
        }
      : {
          ...numbers(own),
          ...(isRange ? rangeOf(product, inStock, url) : offerOf(product, price, inStock, url)),
        }),
  };
  // HTML ends a script at `</`, even inside a quoted string.
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

function variantsOf(product: Product, soldOut: readonly string[], url: string) {
  const prices = pricesOf(product);
  return product.variants.map((variant, index) => {
    return {
      '@type': 'Product',
      name: `${product.title}, ${variant.choices.join(', ')}`,
      ...imageOf(variant.images || product.main_image, url),
      ...numbers({ sku: variant.article_number, gtin: variant.ean }),
      ...offerOf(product, prices[index] ?? 0, !soldOut.includes(variant.id), url),
    };
  });
}

/** What each variant costs with the initial choices of the other options. */
function pricesOf(product: Product): number[] {
  const prices = storedPrices(product);
  const start = initialSelection(prices.options);
  // The price of a product with one variant only, so that the time does not grow with the square of their number.
  return prices.variants.map((variant: PricedVariant) => {
    const only = { ...prices, variants: [variant] };
    return priceWithOptions(only, { ...start, ...selectionOfVariant(only, variant) }).unit.incl_tax;
  });
}

/** The offers of many variants together. */
function rangeOf(product: Product, isAvailable: boolean, url: string) {
  if (product.hide_price) return {};
  const prices = pricesOf(product);
  return {
    offers: {
      '@type': 'AggregateOffer',
      url,
      lowPrice: eurosFromCents(Math.min(...prices)).toFixed(2),
      highPrice: eurosFromCents(Math.max(...prices)).toFixed(2),
      offerCount: prices.length,
      priceCurrency: 'EUR',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
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

function offerOf(product: Product, cents: number, isAvailable: boolean, url: string) {
  if (product.hide_price) return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: eurosFromCents(cents).toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
      ...priorOf(product),
    },
  };
}

/** What the page strikes through; of variants each has its own price, which is not described. */
function priorOf({ price, sale_price, exclude_base_price, variants }: Product) {
  if (!sale_price || exclude_base_price || variants.length > 0) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: eurosFromCents(price.incl_tax).toFixed(2),
      priceCurrency: 'EUR',
    },
  };
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
