import { failureMessages } from '@etalage/api-contract/client';
import type { StartBehaviour } from '../../runtime/behaviour.ts';
import { orderEmail } from '../../shop/open-order/order-email.ts';
import { fetchOrder, rerenderOrder, showMessages } from './order-on-page.ts';

/**
 * Opens an order by e-mail: stores the address, then fetches; a stored address is used immediately (ORD-05 to ORD-08,
 * ORD-14).
 */
export const start: StartBehaviour = (form) => {
  const input = form.querySelector<HTMLInputElement>('input[name="email"]');
  const button = form.querySelector('button');
  const { orderSession = '', failed = '' } = form.dataset;
  if (!input) return;

  const verify = async (): Promise<void> => {
    const email = input.value.trim();
    orderEmail.write(email);
    button?.setAttribute('aria-busy', 'true');
    showMessages(form, []);
    const reply = await fetchOrder(orderSession, email);
    const isShown = reply.ok && (await rerenderOrder(email));
    button?.removeAttribute('aria-busy');
    if (isShown) return;
    const errors = reply.ok ? { general: [failed] } : failureMessages(reply, () => failed);
    showMessages(form, Object.values(errors).flat());
    input.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void verify();
  });
  const storedEmail = orderEmail.read();
  if (storedEmail === '' || orderSession === '') return;
  input.value = storedEmail;
  void verify();
};
