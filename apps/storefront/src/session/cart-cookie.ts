/** Name of the first-party cookie with the cart's session id (CART-05). */
const CART_COOKIE_NAME = 'shoppingcart_session';

/** The cart's session id of a request, empty when the visitor has none. */
export function cartSessionOf(request: Request): string {
  return cookieOf(request, CART_COOKIE_NAME);
}

/** A cookie's value, empty when absent or unreadable. */
export function cookieOf(request: Request, name: string): string {
  const header = request.headers.get('cookie') ?? '';
  for (const part of header.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(value.join('='));
    } catch {
      return '';
    }
  }
  return '';
}

/**
 * Sets the cart cookie for a year. Scripts read it too, so it is not HttpOnly; it gives access to a cart and nothing
 * else.
 */
export function cartCookie(session: string, secure: boolean): string {
  const flags = `Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${CART_COOKIE_NAME}=${encodeURIComponent(session)}; ${flags}`;
}

/** Removes the cart cookie, after an order was made from the cart. */
export function clearedCartCookie(): string {
  return `${CART_COOKIE_NAME}=; Path=/; Max-Age=0; SameSite=Lax`;
}
