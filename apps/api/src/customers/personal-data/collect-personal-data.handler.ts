import type { collectPersonalData, OutputOf } from '@etalage/api-contract';
import { recordChange } from '../../audit/audit.repository.ts';
import { requireRole } from '../../auth/require-role.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { CUSTOMER_SUBJECT, findCustomer } from '../customer.repository.ts';
import { findAbout } from './find-about.ts';
import { findOwnPurchases } from './find-own-purchases.ts';
import { findOwnMails, findOwnSubmissions } from './find-own-messages.ts';

type Reply = OutputOf<typeof collectPersonalData>;
type Part = Pick<Reply, 'purchases' | 'submissions' | 'mails'>;

/** Rows in one reply. */
const PART = 100;

/** What is collected after each other; each reply has rows of one of them. */
const stages = ['orders', 'quotes', 'submissions', 'mails'] as const;
type Stage = (typeof stages)[number];

/** All that is stored about a person, in parts; that it was asked for is recorded with the first. */
export const collectPersonalDataHandler: Handler<typeof collectPersonalData> = async (input, context) => {
  const member = requireRole(context, ['owner']);
  const { websiteId } = context;
  const { stage, after } = placeOf(input.cursor);
  const isFirst = input.cursor === '';
  const collect = async (tx: Parameters<Parameters<typeof context.write>[0]>[0]): Promise<Reply> => {
    const row = await findCustomer(tx, websiteId, input.id);
    if (row.email === null) throw new ApiError('not_found');
    const customer = { ...row, email: row.email };
    const asked = { websiteId, email: customer.email, after, limit: PART };
    const part: Part = { purchases: [], submissions: [], mails: [] };
    let last: string | undefined;
    if (stage === 'orders' || stage === 'quotes')
      ({ items: part.purchases, last } = await findOwnPurchases(tx, stage, asked));
    else if (stage === 'submissions')
      ({ items: part.submissions, last } = await findOwnSubmissions(tx, asked));
    else ({ items: part.mails, last } = await findOwnMails(tx, asked));
    const about = isFirst ? await findAbout(tx, customer) : null;
    return { about, ...part, next: nextOf(stage, last) };
  };
  if (!isFirst) return context.read(collect);
  return context.write(async (tx) => {
    const reply = await collect(tx);
    const changes = [{ subjectId: input.id, before: null, after: {} }];
    await recordChange(tx, websiteId, member, { kind: CUSTOMER_SUBJECT, action: 'collected', changes });
    return reply;
  });
};

/** Where a cursor continues; the beginning for one that was not made here. */
function placeOf(cursor: string): { stage: Stage; after: string } {
  const [name, after = ''] = cursor.split(':');
  const stage = stages.find((one) => one === name);
  return stage && !after.includes('\0') ? { stage, after } : { stage: stages[0], after: '' };
}

/** `last` is the id after which there is more of this stage. */
function nextOf(stage: Stage, last: string | undefined): string {
  if (last !== undefined) return `${stage}:${last}`;
  const next = stages[stages.indexOf(stage) + 1];
  return next ? `${next}:` : '';
}
