/** Messages of the cart and VAT check endpoints. */
export const cartApi = {
  webshop_cart_too_many_lines: 'Er passen hooguit {maximum} regels in een winkelwagen.',
} as const;
