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

/**
 * A product for search engines (schema.org), with variants as a group of products; prices include tax and are left out
 * when the owner hides them.
 */
export function productJsonLd(product: Product, { inStock, soldOut }: Stock, url: string): string {
  const common = {
    name: product.title,
    description: plainText(product.short_description || product.intro_description),
    ...imageOf(product.main_image, url),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
  };
  const isGroup = product.variants.length > 0;
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
      : { ...numbers(own), ...offerOf(product, price, inStock, url) }),
  };
  // HTML ends a script at `</`, even inside a quoted string.
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

function variantsOf(product: Product, soldOut: readonly string[], url: string) {
  const prices = storedPrices(product);
  const start = initialSelection(prices.options);
  const priceOf = (variant: PricedVariant) =>
    priceWithOptions(prices, { ...start, ...selectionOfVariant(prices, variant) }).unit.incl_tax;
  return product.variants.map((variant, index) => {
    const priced = prices.variants[index];
    return {
      '@type': 'Product',
      name: `${product.title}, ${variant.choices.join(', ')}`,
      ...imageOf(variant.images || product.main_image, url),
      ...numbers({ sku: variant.article_number, gtin: variant.ean }),
      ...offerOf(product, priced ? priceOf(priced) : 0, !soldOut.includes(variant.id), url),
    };
  });
}

function numbers({ sku, gtin }: { sku: string; gtin: string }) {
  return { ...(sku && { sku }), ...(gtin && { gtin }) };
}

function imageOf(pictures: string, url: string) {
  const [first] = imagesOf(pictures);
  const image = first && readPicture(first).address;
  return image ? { image: new URL(image, url).href } : {};
}

function offerOf({ hide_price }: Product, cents: number, isAvailable: boolean, url: string) {
  if (hide_price) return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: eurosFromCents(cents).toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
