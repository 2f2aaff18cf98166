/** Texts that the calls of cart and VAT check answer with. */
export const cartApi = {
  webshop_cart_too_many_lines: 'Er passen hooguit {maximum} regels in een winkelwagen.',
} as const;
