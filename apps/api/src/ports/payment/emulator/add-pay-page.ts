import type { FastifyInstance } from 'fastify';
import { isWebsiteId, withWebsite } from '../../../db/with-website.ts';
import type { EmulatorOptions } from './emulator-options.ts';
import { changeEmulated, type EmulatedPayment, findEmulated } from './emulator-payments.ts';
import { type Outcome, outcomes, payPage, unknownPaymentPage } from './pay-page.ts';

interface PayRoute {
  Params: { website: string; id: string };
  Body: { status?: string } | undefined;
}

/** The payment page and its form. The shop is notified of the payer's choice before the payer returns there. */
export function addPayPage(server: FastifyInstance, options: EmulatorOptions): void {
  const path = '/betalen/:website/:id';
  const find = async ({ website, id }: PayRoute['Params']) =>
    isWebsiteId(website)
      ? withWebsite(options.db, website, (tx) => findEmulated(tx, website, id))
      : undefined;

  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.get<PayRoute>(path, async (request, reply) => {
    const payment = await find(request.params);
    reply.headers(pageHeaders).code(payment ? 200 : 404);
    return payment ? payPage(payment) : unknownPaymentPage();
  });
  server.post<PayRoute>(path, async (request, reply) => {
    const { website, id } = request.params;
    const outcome = outcomes.find((name) => name === request.body?.status);
    const payment = await find(request.params);
    if (!payment) return reply.headers(pageHeaders).code(404).send(unknownPaymentPage());
    if (payment.status !== 'open') return reply.redirect(payment.redirect_url, 303);
    if (!outcome) return reply.headers(pageHeaders).code(422).send(payPage(payment, true));
    await withWebsite(options.db, website, (tx) => settle(tx, website, id, outcome));
    await report(payment).catch((fault: unknown) => options.onReportFailed?.(fault));
    return reply.redirect(payment.redirect_url, 303);
  });
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // The image is the icon that browsers request by themselves: WebKit reports one that is blocked.
  // No form-action: after the form the browser is redirected to the shop, which may be another host.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

async function settle(
  tx: Parameters<typeof findEmulated>[0],
  website: string,
  id: string,
  status: Outcome,
): Promise<void> {
  const payment = await findEmulated(tx, website, id);
  // On a second submit the first choice is kept, as a bank does.
  if (payment?.status === 'open') await changeEmulated(tx, payment, { status });
}

/** Mollie's classic webhook: a form with only the id, with which the receiver requests the payment. */
async function report(payment: EmulatedPayment): Promise<void> {
  if (!payment.webhook_url) return;
  await fetch(payment.webhook_url, {
    method: 'POST',
    body: new URLSearchParams({ id: payment.id }),
    signal: AbortSignal.timeout(5000),
    redirect: 'error',
  });
}
