import { randomUUID } from 'node:crypto';
import type { PeppolEmulatorMode } from './emulator-codes.ts';

interface Submitted {
  readonly key: string;
  readonly special: PeppolEmulatorMode | undefined;
}

interface QueuedEvent {
  readonly guid: string;
  readonly body: string;
}

/** What one account of the emulated access point sent, and what it is still to be told. */
export interface Mailbox {
  /** The id of what was submitted; undefined if its key was used before. */
  add(document: Submitted): string | undefined;
  /** Whether a document was delivered. */
  evidenceOf(guid: string): boolean;
  next(): QueuedEvent | undefined;
  takeAway(guid: string): boolean;
}

/** Milliseconds after which a document for a participant of `LATER` is delivered. */
const LATER = 5000;
/** Documents and events that an account can have; an emulator that runs for months forgets the oldest. */
const MOST = 1000;

/** A mailbox in memory: after a restart nothing is known of what was sent before. */
export function createMailbox(): Mailbox {
  const sent = new Map<string, Submitted & { readonly at: number }>();
  let queue: { readonly event: QueuedEvent; readonly from: number }[] = [];
  const report = (guid: string, key: string, failed: boolean, from: number) => {
    const body = JSON.stringify({
      event_type: 'document_submission',
      event_group: 'invoice',
      event: failed ? 'failed' : 'succeeded',
      details: failed ? 'De ontvanger weigert dit document' : '',
      guid,
      idempotencyGuid: key,
    });
    queue = [...queue, { event: { guid: randomUUID(), body }, from }].slice(-MOST);
  };
  return {
    add(document) {
      const { key, special } = document;
      if ([...sent.values()].some((one) => one.key === key)) return undefined;
      const guid = randomUUID();
      const at = Date.now() + (special === 'LATER' ? LATER : 0);
      sent.set(guid, { ...document, at });
      if (sent.size > MOST) sent.delete(sent.keys().next().value ?? '');
      const times = special === 'ANSWERS_TWICE' ? 2 : 1;
      for (let time = 0; time < times; time++) report(guid, key, special === 'FAILS', at);
      return guid;
    },
    evidenceOf(guid) {
      const document = sent.get(guid);
      return document !== undefined && document.special !== 'FAILS' && document.at <= Date.now();
    },
    next: () => queue.find(({ from }) => from <= Date.now())?.event,
    takeAway(guid) {
      const before = queue.length;
      queue = queue.filter(({ event }) => event.guid !== guid);
      return queue.length < before;
    },
  };
}
