import { withWebsite } from '../db/with-website.ts';
import { type PeppolAccount, PeppolFault } from '../ports/peppol/peppol-port.ts';
import { readEvents } from './read-events.ts';
import { openAccount } from './open-account.ts';
import { claimDue, hasOpenDocuments } from './outbox.repository.ts';
import type { PeppolDeps } from './peppol-deps.ts';
import { recordOutcome } from './record-outcome.ts';
import { sendDocument } from './send-document.ts';

/** Most documents in one sweep of a website, so that other websites do not wait long. */
const MOST = 20;

/**
 * Sends what waits in the outbox of a website, one document after the other, and asks what became of what was sent. Once the
 * access point gives no answer, the others wait for a later sweep.
 */
export async function sendPeppol(deps: PeppolDeps, websiteId: string): Promise<void> {
  if (!(await hasOpen(deps, websiteId, ['waiting', 'sent']))) return;
  const account = await openAccount(deps, websiteId);
  if (account === 'none') return;
  for (let done = 0; done < MOST; done++) {
    const one = await withWebsite(deps.db, websiteId, (tx) => claimDue(tx, websiteId));
    if (!one) break;
    if (account === 'unreadable') {
      const change = { reason_code: 'unreadable' as const, reason: '' };
      await recordOutcome(deps.db, websiteId, { one, from: [one.state], change });
    } else if (!(await sendDocument(deps, websiteId, account, one))) return;
  }
  if (account !== 'unreadable') await follow(deps, websiteId, account);
}

/** Reads the events as long as something was sent and is not decided. */
async function follow(deps: PeppolDeps, websiteId: string, account: PeppolAccount): Promise<void> {
  if (!(await hasOpen(deps, websiteId, ['sent']))) return;
  try {
    await readEvents(deps, websiteId, account);
  } catch (error) {
    if (!(error instanceof PeppolFault)) throw error;
    deps.log.warn({ err: error, websiteId }, 'the access point gave no answer');
  }
}

const hasOpen = ({ db }: PeppolDeps, websiteId: string, states: Parameters<typeof hasOpenDocuments>[2]) =>
  withWebsite(db, websiteId, (tx) => hasOpenDocuments(tx, websiteId, states));
