import type { FormFeedback, WithdrawalSteps } from '@etalage/api-contract';
import { redirect } from 'react-router';
import type { Page } from '../services/loaded-page.ts';
import type { PageServices } from '../services/services-context.ts';
import type { ShopPages } from '../page/shop-pages.ts';

/** The input of an action: the posted form, its page and the visitor's cart. */
export interface ActionInput {
  form: FormData;
  /** First value of a text field as typed; empty when absent. */
  value(name: string): string;
  services: PageServices;
  /** The page that the form was posted to; of kind `login` while it is protected by a password. */
  page: Page;
  path: string;
  shop: ShopPages;
  request: Request;
  url: URL;
  /** The cart's session id; empty when the visitor has none. */
  cartSession: string;
}

/**
 * The result of an action: a redirect, or the same page with a message. `password` opens a protected page for this
 * response; `email` shows an order for it, and `withdrawal` how far a withdrawal is.
 */
export type ActionOutcome =
  | Response
  | {
      feedback?: FormFeedback;
      status?: number;
      headers?: HeadersInit;
      password?: string;
      email?: string;
      withdrawal?: WithdrawalSteps;
    };

export type Action = (input: ActionInput) => Promise<ActionOutcome>;

/** Redirects the visitor after a change, so that reloading repeats nothing. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(location, { status: 303, headers });
}

/** What was typed, by field name; without files and passwords. */
export function typedValues(form: FormData): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === 'string' && !/password/i.test(name) && !values.has(name)) values.set(name, value);
  }
  return Object.fromEntries(values);
}
