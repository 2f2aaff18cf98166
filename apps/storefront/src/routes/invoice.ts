import { getBuyerInvoice } from '@etalage/api-contract';
import { createTranslate } from '@etalage/texts';
import { servicesContext } from '../services/services-context.ts';
import type { Route } from './+types/invoice.ts';

/** A document of an order as a file, for whoever could open the order; the address itself says nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { callEndpoint } = context.get(servicesContext);
  const form = await request.formData().catch(() => new FormData());
  const value = (name: string, most: number) => {
    const typed = form.get(name);
    return typeof typed === 'string' ? typed.slice(0, most) : '';
  };
  const reply = await callEndpoint(getBuyerInvoice, {
    order_session: value('order', 100),
    email: value('email', 200),
    number: value('number', 40),
  });
  if (!reply.ok) return plain(createTranslate({})('webshop_order_invoice_failed'), reply.status);
  const { name, file } = reply.data;
  return new Response(Buffer.from(file, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
      'cache-control': 'no-store',
    },
  });
}

/** There is nothing to read at this address. */
export function loader(): Response {
  return new Response(null, { status: 404 });
}

const plain = (text: string, status: number) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
