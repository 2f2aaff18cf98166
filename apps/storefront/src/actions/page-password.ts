import type { Action } from './action.ts';
import { refusalFeedback } from './refusal.ts';

/** Opens a protected page for this reply; without JavaScript nothing is remembered (PROT-08). */
export const pagePassword: Action = async (input) => {
  const password = input.value('password').slice(0, 200);
  const reply = await input.services.resolvePage(input.path, password);
  if (!reply.ok) return refusalFeedback(input, 'page-password', reply);
  return { password };
};
