import type { CallEndpoint, DecodedOf, Endpoint, PayloadOf } from '@etalage/api-contract';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { createEndpointServer } from '../calls/create-endpoint-server.ts';
import type { CallLog, Member } from '../calls/handler-context.ts';
import { defaultRateLimits, type RateLimits } from '../calls/rate-limits.ts';
import { SiteCounts } from '../calls/site-counts.ts';
import { type AppDatabase, withClock } from '../db/database.ts';
import { handlers } from '../http/handlers.ts';
import { releaseExpiredStock } from '../jobs/release-expired-stock.ts';
import { warnLowStock } from '../owned-products/warn-low-stock.ts';
import { mailPayments } from '../payment-mails/mail-payments.ts';
import { noJobQueue } from '../ports/job-queue.ts';
import type { MailSender } from '../ports/mail/mail-sender.ts';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { remindOffers } from '../quotes/buyer/remind-offers.ts';
import { storeCounts } from '../visits/store-counts.ts';
import { type ReplayProvider, startProvider } from './provider.ts';

export interface Replay {
  /** Sets the clock that handlers, database, provider and webhook use. It stands still until it is set again. */
  at(moment: Date): void;
  /** Calls as a visitor of the website, and as the member of the replay. Throws `RefusedCall`. */
  readonly ask: Ask;
  readonly choose: ReplayProvider['choose'];
  readonly report: ReplayProvider['report'];
  /** Does what the sweeps of that time did: mails were sent, of which none leaves this machine, and stock was released. */
  sweep(): Promise<void>;
  /** Visits and searches in vain, until they are stored at the time of the clock. */
  readonly counts: SiteCounts;
  storeCounts(): Promise<void>;
  close(): Promise<void>;
}

type Ask = <E extends Endpoint>(endpoint: E, request: PayloadOf<E>) => Promise<DecodedOf<E>>;

/** A call that was refused; its message has the code and the messages of the refusal. */
export class RefusedCall extends Error {}

interface ReplayOptions {
  readonly websiteId: string;
  /** Who does what the people of the shop did. */
  readonly member: Member;
  /** Those of the program, of which payments, VIES and jobs are replaced. */
  readonly ports: Ports;
  /** Scheme and host at which visitors see the website. */
  readonly origin: string;
  readonly log: CallLog;
}

/** A server of calls in this process whose clock is set by its caller. */
export async function openReplay(opened: AppDatabase, options: ReplayOptions): Promise<Replay> {
  const { websiteId, member, origin, log } = options;
  let moment = new Date();
  const now = () => moment;
  const db = withClock(opened, now);
  const provider = await startProvider({
    db,
    websiteId,
    secrets: options.ports.secrets,
    jobs: noJobQueue,
    now,
  });
  const { payments, vies, choose, report, close } = provider;
  const ports = { ...options.ports, payments, vies, jobs: noJobQueue };
  const server = createEndpointServer(opened, ports, {
    handlers,
    rateLimits: noLimits(),
    findMember: async () => member,
    now,
  });
  const counts = new SiteCounts();
  return {
    at: (next) => void (moment = next),
    ask: askerOf(createCallEndpoint(server, { websiteId, address: '127.0.0.1', origin }, log)),
    choose,
    report,
    async sweep() {
      const deps = { ...ports, db, now, log };
      await releaseExpiredStock(deps, websiteId);
      await warnLowStock(deps, websiteId);
      await remindOffers(deps, websiteId);
      await mailPayments(deps, websiteId);
      while (await sendFromOutbox(db, silent, websiteId));
    },
    counts,
    storeCounts: () => storeCounts(db, counts),
    close,
  };
}

function askerOf(call: CallEndpoint): Ask {
  return async (endpoint, request) => {
    const reply = await call(endpoint, request);
    if (reply.ok) return reply.data;
    throw new RefusedCall(`${endpoint.name}: ${JSON.stringify(reply.error)}`);
  };
}

/** Only mails that were due by the clock are taken; those are of an earlier time, and were sent then. */
const silent: MailSender = { send: async () => 'sent', close: () => {} };

/** What took months is done again within a minute. */
function noLimits(): RateLimits {
  const entries = Object.entries(defaultRateLimits);
  const limits = entries.map(([name, limit]) => [name, { ...limit, limit: 1_000_000, seconds: 1 }]);
  return Object.fromEntries(limits) as RateLimits;
}
