import { cookieOf } from './cart-cookie.ts';

const name = 'order_email';
const minutes = 30;

/** The e-mail with which this browser opened an order, for order pages without JavaScript (ORD-06). */
export function orderEmailOf(request: Request): string {
  return cookieOf(request, name);
}

/** Stores the e-mail for half an hour; scripts cannot read it, they store their own copy. */
export function orderEmailCookie(email: string, secure: boolean): string {
  const flags = `Path=/; Max-Age=${minutes * 60}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(email)}; ${flags}`;
}
