import type { CallEndpoint } from '@etalage/api-contract';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { createEndpointServer } from '../calls/create-endpoint-server.ts';
import type { CallLog, Member } from '../calls/handler-context.ts';
import { defaultRateLimits, type RateLimits } from '../calls/rate-limits.ts';
import { SiteCounts } from '../calls/site-counts.ts';
import { type AppDatabase, withClock } from '../db/database.ts';
import { handlers } from '../http/handlers.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { MailSender } from '../ports/mail/mail-sender.ts';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import type { Ports } from '../ports/ports.ts';
import { storeCounts } from '../visits/store-counts.ts';
import { type ReplayProvider, startProvider } from './provider.ts';

export interface Replay {
  /** Sets the clock that handlers, database, provider and webhook use. It stands still until it is set again. */
  at(moment: Date): void;
  /** Calls as a visitor of the website, and as the member of the replay. */
  readonly call: CallEndpoint;
  readonly choose: ReplayProvider['choose'];
  /** Says that the mails of the calls so far were sent; none leaves this machine. */
  mailsAreSent(): Promise<void>;
  /** Visits and searches in vain, until they are stored at the time of the clock. */
  readonly counts: SiteCounts;
  storeCounts(): Promise<void>;
  close(): Promise<void>;
}

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
  const mails: string[] = [];
  const jobs: JobQueue = {
    enqueue: async (job) => void (job.name === 'send-mail' && mails.push(job.mail_id)),
  };
  const provider = await startProvider({ db, secrets: options.ports.secrets, jobs, now });
  const { payments, vies, choose, close } = provider;
  const server = createEndpointServer(
    opened,
    { ...options.ports, payments, vies, jobs },
    { handlers, rateLimits: noLimits(), findMember: async () => member, now },
  );
  const counts = new SiteCounts();
  return {
    at: (next) => void (moment = next),
    call: createCallEndpoint(server, { websiteId, address: '127.0.0.1', origin }, log),
    choose,
    async mailsAreSent() {
      for (const id of mails.splice(0)) await sendFromOutbox(db, silent, websiteId, id);
    },
    counts,
    storeCounts: () => storeCounts(db, counts),
    close,
  };
}

/** A mail of an earlier time has been sent. */
const silent: MailSender = { send: async () => 'sent', close: () => {} };

/** What took months is done again within a minute. */
function noLimits(): RateLimits {
  const entries = Object.entries(defaultRateLimits);
  const limits = entries.map(([name, limit]) => [name, { ...limit, limit: 1_000_000, seconds: 1 }]);
  return Object.fromEntries(limits) as unknown as RateLimits;
}
