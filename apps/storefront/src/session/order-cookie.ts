import { cookieOf } from './cart-cookie.ts';

const NAME = 'order_email';
const MINUTES = 30;

/** The e-mail with which this browser opened an order, for order pages without JavaScript (ORD-06). */
export function orderEmailOf(request: Request): string {
  return cookieOf(request, NAME);
}

/** Stores the e-mail for half an hour; scripts cannot read it, they store their own copy. */
export function orderEmailCookie(email: string, secure: boolean): string {
  const flags = `Path=/; Max-Age=${MINUTES * 60}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${NAME}=${encodeURIComponent(email)}; ${flags}`;
}
