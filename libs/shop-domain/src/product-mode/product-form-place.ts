/**
 * Key under which a page stores the form of a product, beside the forms that its blocks refer to by id (PROD-21).
 */
export function productFormPlace(productId: string): string {
  return `product-form-${productId}`;
}
