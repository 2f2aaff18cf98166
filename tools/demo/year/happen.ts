import { correctStock, listSubmissions, markSubmissions, submitForm } from '@etalage/api-contract';
import { demoWebsite } from '../content/demo-websites.ts';
import { cancelUnpaid, note, receivePayment, refund, sendParcel } from './follow-order.ts';
import { accept, answer, declinePrice, offerPrice, question } from './follow-quote.ts';
import { placeOrder } from './place-order.ts';
import type { Run } from './run.ts';
import type { Event, YearEvent } from './year-event.ts';

/** Does one event of the year with the calls of the shop. */
export async function happen(run: Run, event: YearEvent): Promise<void> {
  run.at(event.at);
  // Each kind has its own function; the type of the table says that none is forgotten.
  await (steps[event.kind] as (run: Run, event: YearEvent) => Promise<void>)(run, event);
}

const steps: { readonly [Kind in YearEvent['kind']]: (run: Run, event: Event<Kind>) => Promise<void> } = {
  ordered: placeOrder,
  'asked-for-quote': placeOrder,
  delivered: deliver,
  received: receivePayment,
  'expired-unpaid': cancelUnpaid,
  sent: sendParcel,
  refunded: refund,
  noted: note,
  offered: offerPrice,
  questioned: question,
  answered: answer,
  accepted: accept,
  declined: declinePrice,
  wrote: write,
  read: readForms,
  searched: search,
  swept: (run) => run.sweep(),
};

async function deliver({ ask }: Run, { key, deliveries, note: slip }: Event<'delivered'>): Promise<void> {
  const corrections = deliveries.map(({ pieces, ...shelf }) => ({ ...shelf, difference: pieces }));
  await ask(correctStock, { idempotency_key: `jaar-${key}`, corrections, reason: 'delivery', note: slip });
}

async function write({ ask }: Run, { key, form, fields }: Event<'wrote'>): Promise<void> {
  await ask(submitForm, { form_id: form, url: '/contact', fields, idempotency_key: `jaar-${key}` });
}

/** Reads what was sent so far. */
async function readForms({ ask }: Run): Promise<void> {
  const all = { form_id: '', query: '', unread: true, offset: 0, limit: 100 };
  const { submissions } = await ask(listSubmissions, all);
  const ids = submissions.map(({ id }) => id);
  if (ids.length > 0) await ask(markSubmissions, { ids, read: true });
}

async function search({ counts, storeCounts }: Run, { words }: Event<'searched'>): Promise<void> {
  counts.addMissedWords(demoWebsite.id, words);
  await storeCounts();
}
