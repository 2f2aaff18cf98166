import type { Generated } from 'kysely';

/** The connection of a website to an access point, as its owner set it. */
interface PeppolAccountRow {
  website_id: string;
  version: number;
  /** List and number by which the network knows the company; '' as long as it is not filled in. */
  scheme: string;
  participant: string;
  url: string;
  legal_entity: number | null;
  /** The key, encrypted; null without one. */
  sealed: string | null;
  /** How the key ends. */
  hint: string;
  sending: 'automatic' | 'self';
  /** Whether only what must go by the network is sent by itself, or everything to companies that can be reached. */
  reach: 'belgium' | 'all';
  updated_at: Generated<Date>;
}

/** What became of an invoice or a credit note in the network. */
interface PeppolDocumentRow {
  website_id: string;
  invoice_id: string;
  order_id: string;
  key: Generated<string>;
  /** Keys under which it was refused. */
  earlier_keys: Generated<string[]>;
  /** `settled`: a member said that it went another way. */
  state: Generated<'waiting' | 'sent' | 'delivered' | 'refused' | 'unreachable' | 'settled'>;
  /** The buyer; '' as long as nobody knows their number. */
  scheme: string;
  participant: string;
  /** Its id at the access point; '' before it has one, and when the answer with it was lost. */
  submission: Generated<string>;
  /** Whether it was offered under this key, with or without an answer. */
  is_offered: Generated<boolean>;
  /** Since its state changed. */
  tries: Generated<number>;
  next_at: Generated<Date>;
  claimed_at: Date | null;
  /** Why it is not delivered yet, for a text of ours; '' if there is nothing to say. */
  reason_code: Generated<'' | 'key' | 'private' | 'unavailable' | 'unreadable' | 'refused' | 'silent'>;
  /** In the words of the access point. */
  reason: Generated<string>;
  updated_at: Generated<Date>;
}

export interface PeppolTables {
  peppol_accounts: PeppolAccountRow;
  peppol_documents: PeppolDocumentRow;
}
