import type { Action } from './action.ts';
import { refusalFeedback } from './refusal.ts';

/** Opens a protected page for this response; without JavaScript the password is not remembered (PROT-08). */
export const pagePassword: Action = async (input) => {
  const password = input.value('password').slice(0, 200);
  const reply = await input.services.resolvePage(input.path, password);
  if (!reply.ok) return refusalFeedback(input, 'page-password', reply);
  return { password };
};
