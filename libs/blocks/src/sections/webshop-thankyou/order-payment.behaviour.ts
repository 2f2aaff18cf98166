import { failureMessages, pageClient, postEndpoint, visitorCalls } from '@etalage/api-contract/client';
import type { StartBehaviour } from '../../runtime/behaviour.ts';
import { showMessages } from './order-on-page.ts';

/** Starts a new payment and redirects to it; refusals are shown above the button (ORD-23, ORD-24). */
export const start: StartBehaviour = (form) => {
  const button = form.querySelector('button');
  const { orderSession = '', failed = '' } = form.dataset;
  const pay = async (): Promise<void> => {
    const method = new FormData(form as HTMLFormElement).get('payment_method');
    button?.setAttribute('aria-busy', 'true');
    showMessages(form, []);
    const reply = await postEndpoint(pageClient(), visitorCalls.createTransaction, {
      order_session: orderSession,
      payment_method: typeof method === 'string' ? method : '',
    });
    if (reply.ok) {
      location.assign(reply.data.payment.url || location.href);
      return;
    }
    button?.removeAttribute('aria-busy');
    showMessages(form, Object.values(failureMessages(reply, () => failed)).flat());
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button?.hasAttribute('aria-busy')) void pay();
  });
};
