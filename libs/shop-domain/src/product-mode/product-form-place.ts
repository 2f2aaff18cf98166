/** Name under which a page holds the form of a product, beside what its blocks refer to by their ids (PROD-21). */
export function productFormPlace(productId: string): string {
  return `product-form-${productId}`;
}
