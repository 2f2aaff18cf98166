import { eurosFromCents, imagesOf, type Product } from '@etalage/shop-domain';
import { readPicture } from '@etalage/site-model';

/**
 * A product for search engines (schema.org); its price includes tax and is left out when the owner hides prices.
 */
export function productJsonLd(product: Product, inStock: boolean, url: string): string {
  const price = (product.sale_price ?? product.price).incl_tax;
  const [main] = imagesOf(product.main_image);
  const image = main && readPicture(main).address;
  const offer = {
    '@type': 'Offer',
    url,
    price: eurosFromCents(price).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  };
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: plainText(product.short_description || product.intro_description),
    ...(image ? { image: new URL(image, url).href } : {}),
    ...(product.article_number && { sku: product.article_number }),
    ...(product.ean && { gtin: product.ean }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.hide_price ? {} : { offers: offer }),
  };
  // HTML ends a script at `</`, even inside a quoted string.
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
