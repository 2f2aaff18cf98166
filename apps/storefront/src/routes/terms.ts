import { getAgreedTerms } from '@etalage/api-contract';
import { createTranslate } from '@etalage/texts';
import { servicesContext } from '../services/services-context.ts';
import type { Route } from './+types/terms.ts';
import { pdfResponse, plainResponse, postedValues } from './pdf-response.ts';

/** The terms of an order as a file, for whoever could open the order. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { callEndpoint } = context.get(servicesContext);
  const value = await postedValues(request);
  const reply = await callEndpoint(getAgreedTerms, {
    order_session: value('order', 100),
    email: value('email', 200),
  });
  if (!reply.ok) return plainResponse(createTranslate({})('webshop_order_terms_failed'), reply.status);
  return pdfResponse(reply.data);
}

/** There is nothing to read at this address. */
export function loader(): Response {
  return new Response(null, { status: 404 });
}
