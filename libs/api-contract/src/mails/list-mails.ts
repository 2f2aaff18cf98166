import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { callerId } from '../owned-orders/order-shipments.ts';

/** Mails of so many days are listed, and a refused one waits for so long. */
export const MAIL_DAYS = 30;

/** Up to this number of mails a total is exact; above it is reported as this number and `is_more`. */
export const MAX_COUNTED_MAILS = 10_000;

/** Most mails that are sent again at once. */
export const MAX_RESENT_MAILS = 100;

/** What became of a mail, as its list is filtered; one that was refused and sent again is only in the whole list. */
const mailStates = ['refused', 'waiting', 'sent', 'kept'] as const;
export type MailState = (typeof mailStates)[number];

/** What a mail is about: an order or quote, a form that was sent, or stock that runs out. */
const mailSubjects = ['orders', 'forms', 'stock'] as const;
export type MailSubject = (typeof mailSubjects)[number];

export type MailSort = 'date';

const listedMail = z.object({
  id: z.string(),
  subject: z.string(),
  recipient: z.string(),
  /** What kind of mail it is, e.g. `order-confirmation`. */
  kind: z.string(),
  /** The number of the order or quote that it is about; '' without one. */
  number: z.string(),
  /** Moment, ISO 8601 in UTC. */
  at: z.string(),
  status: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed']),
  /** What the mail server said when it refused; '' otherwise. */
  error: z.string(),
  /** Whether a copy of it was sent since. */
  sent_again: z.boolean(),
  /** To whom it goes when it is sent again; '' for one that cannot be. */
  again_to: z.string(),
});

/**
 * The mails of a website of the last `MAIL_DAYS`, page by page. Those about accounts are never among them, and those about
 * forms only for owners, as the forms themselves.
 */
export const listMails = defineEndpoint({
  name: 'list-mails',
  path: '/api/services/websites/v1/mails/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** Occurs in subject or recipient; capitals do not count. */
    query: z.string().max(200).default(''),
    state: z.enum(mailStates).optional(),
    about: z.enum(mailSubjects).optional(),
    descending: z.boolean().default(true),
    /** `next` or `previous` of another page; '' for the first page. */
    cursor: z.string().max(2000).default(''),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({
    mails: z.array(listedMail),
    total: z.int(),
    /** Whether there are more than `MAX_COUNTED_MAILS`. */
    is_more: z.boolean(),
    /** Cursors of the pages around this one; '' where there is none. */
    next: z.string(),
    previous: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Sends refused mails again, each once: those about an order to the address that its customer has now. The others are left
 * out and named. A repeated call with the same `id` gets the first reply.
 */
export const resendMails = defineEndpoint({
  name: 'resend-mails',
  path: '/api/services/websites/v1/mails/resend',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: callerId,
    mail_ids: z.array(z.string().min(1).max(200)).min(1).max(MAX_RESENT_MAILS),
  }),
  response: z.object({
    sent: z.int(),
    /** Those that were left out, and why, as a member reads it. */
    skipped: z.array(z.object({ subject: z.string(), message: z.string() })),
  }),
  errors: ['unauthenticated', 'forbidden', 'idempotency_mismatch'],
});
