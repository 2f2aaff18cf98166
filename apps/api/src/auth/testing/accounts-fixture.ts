import type { EndpointName, RateLimits } from '../../calls/rate-limits.ts';
import type { Job } from '../../ports/job-queue.ts';
import type { Payments } from '../../ports/payment/payments.ts';
import type { Ports } from '../../ports/ports.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { type CallOptions, startTestApi } from '../../testing/start-test-api.ts';
import type { Role } from '../accounts/account.repository.ts';
import { createUser } from '../accounts/create-user.ts';
import { memberFinder } from '../sessions/member-finder.ts';
import type { Handlers } from '../../calls/handler-context.ts';
import { authHandlers } from '../handlers.ts';

export const password = 'een lang wachtwoord é';
const HOST = '127.0.0.1:3001';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** A limit that no test reaches. */
const MANY_INVITATIONS = { invitations: { per: 'member', limit: 10_000, seconds: 60 } } as const;

/** Two websites with their members, the owner calls over HTTP (default: those of auth), and the mails that are sent. */
export async function accountsFixture(
  database: TestDatabase,
  handlers: Partial<Handlers> = authHandlers,
  rateLimits: Partial<RateLimits> = MANY_INVITATIONS,
  morePorts: Partial<Ports> = {},
) {
  const a = await database.createWebsite({ name: 'Houtwerk & Zn', host: 'houtwerk.test' });
  const b = await database.createWebsite({ name: 'Bakkerij', host: 'bakkerij.test' });
  const jobs: Job[] = [];
  const ports = {
    siteUrl: (name: string) => `http://${name}`,
    dashboardUrl: (requested = '') => requested,
    payments: { mode: 'real', provider: { methods: async () => [] as never[] } } as unknown as Payments,
    jobs: { enqueue: async (job: Job) => void jobs.push(job) },
    secrets: testSecrets,
    peppolEmulator: () => '',
    ...morePorts,
  };
  const api = await startTestApi(database, ports, {
    handlers,
    rateLimits,
    audience: 'owner',
    findMember: memberFinder(database.app),
  });
  const headersOf = (cookie: string) => ({ origin: `http://${HOST}`, 'user-agent': CHROME, cookie });
  const call = (name: EndpointName, body: object, cookie = '', options: CallOptions = {}) =>
    api.call(name, body, { host: HOST, headers: headersOf(cookie), ...options });
  const signIn = async (email: string, typed = password) =>
    cookieOf(await call('signIn', { email, password: typed }));
  /** The mails to an address, oldest first. */
  const mailsTo = (email: string) =>
    database.admin.global
      .selectFrom('mail_outbox')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute();
  let made = 0;
  return {
    a,
    b,
    ids: { website_id: a, project_id: a },
    api,
    jobs,
    host: HOST,
    headersOf,
    call,
    signIn,
    /** An account, its role on website a (or on another), and a cookie that signs it in. */
    async person(role?: Role, websiteId = a) {
      const email = `persoon${++made}@shop.nl`;
      const memberships = role ? [{ websiteId, role }] : [];
      const id = await createUser(database.app, { email, name: `Persoon ${made}`, password, memberships });
      return { id, email, cookie: await signIn(email) };
    },
    mailsTo,
    /** The token in the newest mail to an address. */
    async tokenTo(email: string): Promise<string> {
      const mail = (await mailsTo(email)).at(-1);
      return /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
  };
}

export type AccountsFixture = Awaited<ReturnType<typeof accountsFixture>>;

/** The session cookie that a reply sets; '' when it sets none. */
export function cookieOf(reply: { headers: Record<string, unknown> }): string {
  const lines = [reply.headers['set-cookie'] ?? []].flat() as string[];
  return lines.find((line) => line.startsWith('etalage_session='))?.split(';')[0] ?? '';
}
