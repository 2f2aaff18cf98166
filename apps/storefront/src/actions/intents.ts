import type { Action } from './action.ts';
import { pagePassword } from './page-password.ts';

/**
 * What a form without JavaScript can ask for, by the value of its hidden field `intent`. Search is a GET and needs none.
 * Each action calls the endpoint of the same name.
 */
export const intents: Record<string, Action> = {
  'page-password': pagePassword,
};
