import type { Identifier } from '@etalage/shop-domain';
import { withWebsite } from '../db/with-website.ts';
import { payUrlOf } from '../invoice-files/payment-blocks.ts';
import { writeUbl } from '../invoice-files/ubl/write-ubl.ts';
import { findPeppolAccount } from '../invoices/peppol-account.repository.ts';
import { type PeppolAccount, PeppolFault, type PeppolKind } from '../ports/peppol/peppol-port.ts';
import { findMailWebsite } from '../websites/find-mail-website.ts';
import {
  type DueDocument,
  findQueued,
  markOffered,
  MOST_QUESTIONS,
  MOST_SENDS,
} from './outbox.repository.ts';
import { recordOutcome } from './record-outcome.ts';
import type { PeppolDeps } from './peppol-deps.ts';

/** Sends one document, or asks what became of it; false when the access point gave no answer. */
export async function sendDocument(
  deps: PeppolDeps,
  websiteId: string,
  account: PeppolAccount,
  one: DueDocument,
): Promise<boolean> {
  try {
    await (one.state === 'sent' ? ask(deps, websiteId, account, one) : offer(deps, websiteId, account, one));
    return true;
  } catch (error) {
    if (!(error instanceof PeppolFault)) throw error;
    deps.log.warn({ err: error, websiteId }, 'the access point gave no answer');
    const isOver = one.state === 'waiting' && one.tries >= MOST_SENDS;
    const change = { reason_code: error.fault, reason: '', ...(isOver && { state: 'refused' as const }) };
    await recordOutcome(deps.db, websiteId, { one, from: [one.state], change });
    return false;
  }
}

async function offer(
  deps: PeppolDeps,
  websiteId: string,
  account: PeppolAccount,
  one: DueDocument,
): Promise<void> {
  const receiver = { scheme: one.scheme, id: one.participant };
  const written = await writtenDocument(deps, websiteId, one, receiver);
  // Of an erased customer nobody knows any more where it should go.
  if (!written)
    return recordOutcome(deps.db, websiteId, { one, from: ['waiting'], change: { state: 'settled' } });
  if (!(await deps.peppol.receives(account, receiver, written.kind))) {
    const change = { state: 'unreachable' as const, reason_code: '' as const, reason: '' };
    return recordOutcome(deps.db, websiteId, { one, from: ['waiting'], change });
  }
  const wasOffered = await withWebsite(deps.db, websiteId, (tx) => markOffered(tx, websiteId, one));
  if (wasOffered === undefined) return;
  const sent = await deps.peppol.send(account, { key: one.key, receiver, ...written });
  if (sent.outcome === 'accepted') {
    const change = {
      state: 'sent' as const,
      submission: sent.submission,
      reason_code: '' as const,
      reason: '',
    };
    return recordOutcome(deps.db, websiteId, { one, from: ['waiting'], change });
  }
  // Offered before without an answer, a second time is refused as if something were wrong: it is probably there.
  const change = wasOffered
    ? { state: 'sent' as const, reason_code: '' as const, reason: '' }
    : { state: 'refused' as const, reason_code: 'refused' as const, reason: sent.reason };
  await recordOutcome(deps.db, websiteId, { one, from: ['waiting'], change });
}

async function ask(
  deps: PeppolDeps,
  websiteId: string,
  account: PeppolAccount,
  one: DueDocument,
): Promise<void> {
  const isThere = one.submission !== '' && (await deps.peppol.isDelivered(account, one.submission));
  if (isThere) {
    const change = { state: 'delivered' as const, reason_code: '' as const, reason: '' };
    return recordOutcome(deps.db, websiteId, { one, from: ['sent'], change });
  }
  const isOver = one.tries >= MOST_QUESTIONS;
  const change = isOver ? { state: 'refused' as const, reason_code: 'silent' as const, reason: '' } : {};
  await recordOutcome(deps.db, websiteId, { one, from: ['sent'], change });
}

/** A document as it leaves: with the numbers by which the network knows both companies. */
async function writtenDocument(
  { db, siteUrl }: PeppolDeps,
  websiteId: string,
  { invoice_id }: DueDocument,
  receiver: Identifier,
): Promise<{ kind: PeppolKind; xml: string } | undefined> {
  const read = await withWebsite(db, websiteId, async (tx) => ({
    found: await findQueued(tx, websiteId, invoice_id),
    account: await findPeppolAccount(tx, websiteId),
    website: await findMailWebsite(tx, websiteId),
  }));
  const { found, account, website } = read;
  if (!found || found.document.buyer.name === '') return undefined;
  const { document, email } = found;
  const payUrl = payUrlOf(document, siteUrl(website.host));
  const sender = account && { scheme: account.scheme, id: account.participant };
  const xml = writeUbl(document, { buyerEmail: email, payUrl, sender, receiver });
  return { kind: document.kind, xml };
}
