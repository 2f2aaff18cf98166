import { nl } from '@etalage/texts';
import { html, htmlPage } from '@etalage/site-model/mail';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDatabase } from '../db/database.ts';
import { isWebsiteId, withWebsite } from '../db/with-website.ts';
import { STOP_PATH, stopReminders } from '../owned-orders/stop-reminders.ts';

interface Named {
  Params: { website: string; code: string };
}

export interface ReminderRoutesOptions {
  readonly db: AppDatabase;
  /** Counts a call of somebody; returns the seconds to wait, 0 for none. */
  readonly count: (request: FastifyRequest) => Promise<number>;
}

const STYLE =
  'margin:0;padding:24px;font:17px/1.6 system-ui,sans-serif;max-width:36rem;background:#ffffff;color:#1d1a16';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
};

/**
 * Where reminders about an order or a quote are stopped. A mail program posts there by itself (RFC 8058); a person gets a
 * page with a button, because some programs open every address of a mail to look whether it is safe.
 */
export async function reminderRoutes(
  server: FastifyInstance,
  { db, count }: ReminderRoutesOptions,
): Promise<void> {
  server.removeAllContentTypeParsers();
  // What is sent says nothing that the address does not say.
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null),
  );
  server.get<Named>(`${STOP_PATH}/:website/:code`, async (_request, reply) =>
    reply.headers(HEADERS).send(askPage()),
  );
  server.post<Named>(`${STOP_PATH}/:website/:code`, async (request, reply) => {
    const wait = await count(request);
    if (wait > 0) return reply.code(429).headers(HEADERS).header('retry-after', wait).send(busyPage());
    const { website, code } = request.params;
    // A longer one than 100 characters is no parameter of a route.
    if (isWebsiteId(website) && !code.includes('\0'))
      await withWebsite(db, website, (tx) => stopReminders(tx, website, code));
    return reply.headers(HEADERS).send(donePage());
  });
}

function askPage(): string {
  const body = html`<h1>${nl.reminders_stop_heading}</h1>
    <p>${nl.reminders_stop_text}</p>
    <form method="post"><button style="font:inherit;padding:8px 16px">${nl.reminders_stop_button}</button></form>`;
  return htmlPage({ title: nl.reminders_stop_heading, style: STYLE, body });
}

const donePage = (): string => textPage(nl.reminders_stopped_heading, nl.reminders_stopped_text);
const busyPage = (): string => textPage(nl.website_error_busy_heading, nl.error_rate_limited);

function textPage(heading: string, text: string): string {
  const body = html`<h1>${heading}</h1>
    <p>${text}</p>`;
  return htmlPage({ title: heading, style: STYLE, body });
}
