/** Messages of the cart and VAT check endpoints. */
export const cartApi = {
  webshop_cart_line_gone: 'Dit product staat niet meer in je winkelwagen. De winkelwagen is bijgewerkt.',
  webshop_cart_too_many_lines: 'Er passen hooguit {maximum} regels in een winkelwagen.',
} as const;
