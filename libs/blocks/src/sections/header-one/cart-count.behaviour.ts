import type { CART_CHANGED_EVENT } from '../../runtime/behaviour.ts';
import { readCookie } from '../../shop/cart/cart-session.ts';

// The value instead of an import, which would be a separate file on every page.
const CART_CHANGED: typeof CART_CHANGED_EVENT = 'etalage:cart-changed';

/** Shows the number of pieces in the visitor's cart: on load when there is a cart, and whenever it changes. */
export function start(link: HTMLElement): void {
  const badge = link.querySelector<HTMLElement>('[data-count]');
  if (!badge) return;
  const show = (count: number) => {
    badge.hidden = count === 0;
    badge.textContent = count > 99 ? '99+' : String(count);
    link.setAttribute('aria-label', (badge.dataset['label'] ?? '').replace('{count}', String(count)));
    if (count === 0) link.removeAttribute('aria-label');
  };
  const load = async () => {
    const session = readCookie(document.cookie, 'shoppingcart_session');
    if (session === '') return show(0);
    // Most visitors have no cart and do not need the API client.
    const { fetchCount } = await import('./fetch-count.ts');
    const count = await fetchCount(session);
    if (count !== undefined) show(count);
  };
  // A cart page rendered the number itself.
  if (badge.hidden) void load();
  document.addEventListener(CART_CHANGED, (event) => {
    const { detail } = event as CustomEvent<unknown>;
    if (typeof detail === 'number') show(detail);
    else void load();
  });
  // Going back in history shows a page from before the change.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void load();
  });
}
