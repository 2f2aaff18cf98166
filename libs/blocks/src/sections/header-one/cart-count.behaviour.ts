import type { cartChangedEvent } from '../../runtime/behaviour.ts';
import { readCookie } from '../../shop/cart-session.ts';

// The value and not its module, which would be a file of its own on every page.
const cartChanged: typeof cartChangedEvent = 'etalage:cart-changed';

/** Shows how many pieces the visitor's cart holds: on load when there is a cart, and whenever it changes. */
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
    // Most visitors have no cart and need no caller of the API.
    const { visitorCalls, postEndpoint } = await import('@etalage/api-contract/client');
    const websiteId = document.documentElement.dataset['websiteId'] ?? '';
    const reply = await postEndpoint({ base: '', websiteId }, visitorCalls.getCart, {
      shoppingcart_session: session,
    });
    if (reply.ok) show(reply.data.shoppingcart.total_quantity + reply.data.quote.total_quantity);
  };
  // A cart screen drew the number itself.
  if (badge.hidden) void load();
  document.addEventListener(cartChanged, (event) => {
    const { detail } = event as CustomEvent<unknown>;
    if (typeof detail === 'number') show(detail);
    else void load();
  });
  // Back in history shows a page from before the change.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void load();
  });
}
