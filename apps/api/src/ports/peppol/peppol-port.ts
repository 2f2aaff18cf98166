import type { Identifier } from '@etalage/shop-domain';

/** The account of a website at its access point, as calls need it. */
export interface PeppolAccount {
  /** Address of its API, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  /** Number of the company there. */
  readonly legalEntity: number;
}

export type PeppolKind = 'invoice' | 'credit_note';

export interface PeppolDocument {
  /** A uuid of ours. The access point sends a document once under it. */
  readonly key: string;
  readonly kind: PeppolKind;
  readonly receiver: Identifier;
  /** As UBL. */
  readonly xml: string;
}

/** `accepted`: it will be sent. `refused`: it will not, or it was offered before under this key; both are answered alike. */
export type SendOutcome =
  | { readonly outcome: 'accepted'; readonly submission: string }
  | { readonly outcome: 'refused'; readonly reason: string };

/** What became of a document later. */
export interface PeppolEvent {
  /** Of the event, by which it is taken away. */
  readonly id: string;
  /** Our key of the document; '' for an event about something else. */
  readonly key: string;
  readonly submission: string;
  /** `underway`: it is not decided yet. */
  readonly state: 'delivered' | 'refused' | 'underway';
  readonly reason: string;
}

/**
 * `key`: the access point refuses the key. `private`: the address is one of this network. `unavailable`: there was no
 * answer that can be used, so that nothing is known.
 */
export type PeppolFaultKind = 'key' | 'private' | 'unavailable';

export class PeppolFault extends Error {
  override readonly name = 'PeppolFault';
  readonly fault: PeppolFaultKind;

  constructor(fault: PeppolFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** An access point of Peppol. Every call throws `PeppolFault` if it was not answered. */
export interface PeppolPort {
  /** Whether the key works, and knows the company. */
  check(account: PeppolAccount): Promise<'ok' | 'unknown_company'>;
  /** Whether a participant can be sent this kind of document. */
  receives(account: PeppolAccount, participant: Identifier, kind: PeppolKind): Promise<boolean>;
  send(account: PeppolAccount, document: PeppolDocument): Promise<SendOutcome>;
  /** Whether the access point of the receiver confirmed a document, by what `send` returned for it. */
  isDelivered(account: PeppolAccount, submission: string): Promise<boolean>;
  /** What happened and was not taken away yet, the oldest; undefined if there is nothing. */
  nextEvent(account: PeppolAccount): Promise<PeppolEvent | undefined>;
  /** Takes an event away, so that the next one is seen. */
  takeAway(account: PeppolAccount, eventId: string): Promise<void>;
}
