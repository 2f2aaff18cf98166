import type { FormFeedback } from '@etalage/api-contract';
import { data } from 'react-router';
import { pagePath } from '../page/page-path.ts';
import { shopPages } from '../page/shop-pages.ts';
import type { PageServices } from '../services/services-context.ts';
import { cartSessionOf } from '../session/cart-cookie.ts';
import type { ActionInput } from './action.ts';
import { intents } from './intents.ts';

/**
 * Runs the action that a posted form names in its `intent` field. An unknown intent is refused; a redirect is returned
 * unchanged; a message is shown on the same page.
 */
export async function runAction(request: Request, services: PageServices) {
  const form = await postedForm(request);
  const intent = stringOf(form.get('intent'));
  const action = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!action) throw new Response(null, { status: 400 });

  const url = new URL(request.url);
  const page = await services.resolvePage(pagePath(url));
  if (!page.ok) throw new Response(null, { status: page.status });
  const input: ActionInput = {
    form,
    value: (name) => stringOf(form.get(name)),
    services,
    page: page.data,
    path: pagePath(url),
    shop: shopPages(page.data.site),
    request,
    url,
    cartSession: cartSessionOf(request),
  };
  const outcome = await action(input);
  if (outcome instanceof Response) return outcome;
  const { password, email, withdrawal } = outcome;
  Object.assign(services.learned, { password, email, withdrawal });
  const feedback: FormFeedback | undefined = outcome.feedback;
  return data({ feedback }, { status: outcome.status ?? 200, headers: outcome.headers });
}

/** The fields of a posted form. Throws a response with status 400 for a body that is no form, or is cut off. */
async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // The body is already in memory: nothing but its content can fail.
    throw new Response(null, { status: 400 });
  }
}

function stringOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
