/** The most lines that one cart may have, direct and quote lines together. */
export const MAX_CART_LINES = 250;
