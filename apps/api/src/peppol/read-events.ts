import { withWebsite } from '../db/with-website.ts';
import type { PeppolAccount, PeppolEvent } from '../ports/peppol/peppol-port.ts';
import { findByKey } from './outbox.repository.ts';
import { recordOutcome } from './record-outcome.ts';
import type { PeppolDeps } from './peppol-deps.ts';

/** Most events in one sweep. */
const MOST = 50;

/**
 * Reads what happened to documents, each once it is stored. An event about something else is not for this shop: it stays
 * for whoever it is for, and hides what is behind it. Deliveries are then seen by asking about each document.
 */
export async function readEvents(deps: PeppolDeps, websiteId: string, account: PeppolAccount): Promise<void> {
  for (let read = 0; read < MOST; read++) {
    const event = await deps.peppol.nextEvent(account);
    if (!event) return;
    const one = await withWebsite(deps.db, websiteId, (tx) => findByKey(tx, websiteId, event.key));
    if (!one) {
      deps.log.warn({ websiteId }, 'an event of the access point is about no document of this website');
      return;
    }
    await store(deps, websiteId, one, event);
    await deps.peppol.takeAway(account, event.id);
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findByKey>>>;

/** A delivery counts whenever it is told; a refusal only of the last time that it was sent. */
async function store(
  { db }: PeppolDeps,
  websiteId: string,
  one: Found,
  { key, state, reason }: PeppolEvent,
): Promise<void> {
  if (state === 'delivered')
    return recordOutcome(db, websiteId, {
      one,
      from: ['waiting', 'sent', 'refused'],
      change: { state, reason_code: '', reason: '' },
    });
  if (state === 'refused' && key.toLowerCase() === one.key)
    return recordOutcome(db, websiteId, {
      one,
      from: ['waiting', 'sent'],
      change: { state, reason_code: 'refused', reason },
    });
}
