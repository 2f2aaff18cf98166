import { visitorPaths, postEndpoint } from '@etalage/api-contract/client';
import type { createTransaction } from '@etalage/api-contract';
import type { StartBehaviour } from '../../runtime/behaviour.ts';
import { pageClient, showMessages } from './order-on-page.ts';

/** Starts a new payment and redirects to it; refusals are shown above the button (ORD-23, ORD-24). */
export const start: StartBehaviour = (form) => {
  const button = form.querySelector('button');
  const { orderSession = '', failed = '' } = form.dataset;
  const pay = async (): Promise<void> => {
    const method = new FormData(form as HTMLFormElement).get('payment_method');
    button?.setAttribute('aria-busy', 'true');
    showMessages(form, []);
    const reply = await postEndpoint<typeof createTransaction>(pageClient(), visitorPaths.createTransaction, {
      order_session: orderSession,
      payment_method: typeof method === 'string' ? method : '',
    });
    if (reply.ok) {
      location.assign(reply.data.payment.url || location.href);
      return;
    }
    button?.removeAttribute('aria-busy');
    const messages = Object.values(reply.error.errors).flat();
    showMessages(form, messages.length > 0 ? messages : [failed]);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button?.hasAttribute('aria-busy')) void pay();
  });
};
