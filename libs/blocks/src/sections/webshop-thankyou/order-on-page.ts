import { pageClient, postEndpoint, visitorCalls, type CallResult } from '@etalage/api-contract/client';
import type { getOrder } from '@etalage/api-contract';
import { INSERTED_EVENT } from '../../runtime/behaviour.ts';

/** Fetches the order for an e-mail. */
export function fetchOrder(order_session: string, email: string): Promise<CallResult<typeof getOrder>> {
  return postEndpoint(pageClient(), visitorCalls.getOrder, { order_session, email });
}

/** Lets the server render the order again and replaces what the page shows; false when that fails. */
export async function rerenderOrder(email: string): Promise<boolean> {
  const selector = '[data-order-page]';
  const body = new URLSearchParams({ intent: 'get-order', email });
  const html = await fetch(location.href, { method: 'POST', body })
    .then((reply) => (reply.ok ? reply.text() : ''))
    .catch(() => '');
  const rendered = new DOMParser().parseFromString(html, 'text/html').querySelector(selector);
  const shown = document.querySelector(selector);
  if (!rendered || !shown) return false;
  shown.innerHTML = rendered.innerHTML;
  shown.dispatchEvent(new Event(INSERTED_EVENT, { bubbles: true }));
  shown.querySelector<HTMLElement>('[data-order-focus]')?.focus();
  return true;
}

/** Shows messages in the error box of a form, or hides the box. */
export function showMessages(form: HTMLElement, messages: readonly string[]): void {
  const box = form.querySelector<HTMLElement>('[data-errors]');
  if (!box) return;
  box.hidden = messages.length === 0;
  const items = messages.map((message) =>
    Object.assign(document.createElement('li'), { textContent: message }),
  );
  box.querySelector('ul')?.replaceChildren(...items);
}
