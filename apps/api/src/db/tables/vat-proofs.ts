import type { ColumnType, Generated } from 'kysely';

/** Where the chain of proofs of a website ends; kept by the database. */
interface VatProofHeadRow {
  website_id: string;
  count: number;
  hash: string;
}

/** An answer of VIES that an order relied on. The database adds it to the chain; it is never changed. */
interface VatProofRow {
  website_id: string;
  /** In the chain: 1 is the first. */
  place: number;
  order_id: string;
  order_number: string;
  /** The seller's own number, as `NL123456782B12`; '' if VIES was asked without one. */
  requester: string;
  status: 'valid' | 'invalid' | 'unavailable';
  /** Why VIES gave no answer; '' if it did. */
  error_code: string;
  consultation_number: string;
  checked_at: Date;
  /** Salt, number, name and address, each on a line; null once the customer was erased. */
  subject: ColumnType<string | null, never, null>;
  subject_hash: string;
  /** The hash of the proof before it; zeros for the first. */
  previous: string;
  hash: string;
  created_at: Generated<Date>;
}

/** The last check of a whole chain. */
interface VatProofCheckRow {
  website_id: string;
  /** Up to where it adds up, and the hash there. */
  place: number;
  hash: string;
  checked_at: Generated<Date>;
  /** The first place at which it does not, and the order that is there; null if it does. */
  broken_number: number | null;
  broken_order: Generated<string>;
}

/** The number of an order that was placed while VIES gave no answer. */
interface VatRecheckRow {
  website_id: string;
  order_id: string;
  /** `ended`: nobody is asked any more. */
  state: Generated<'waiting' | 'valid' | 'invalid' | 'ended'>;
  tries: Generated<number>;
  /** Before which nobody asks again. */
  next_at: Generated<Date>;
  /** When somebody began to ask; null once there was an answer. */
  claimed_at: Date | null;
  /** The answer, as a row of `vies_checks`; the database adds it to the chain. */
  proof: ColumnType<object | null, string | null | undefined, string | null>;
  answered_at: Date | null;
  /** What became of the offer to correct the documents; `none` if the answer changes nothing of them. */
  proposal: Generated<'none' | 'open' | 'made' | 'declined'>;
}

/** The VAT decision of an order from a round of its documents on. */
interface VatCorrectionRow {
  website_id: string;
  order_id: string;
  round: number;
  vat: ColumnType<object, string, string>;
  member_name: string;
  created_at: Generated<Date>;
}

export interface VatProofTables {
  vat_rechecks: VatRecheckRow;
  vat_corrections: VatCorrectionRow;
  vat_proof_heads: VatProofHeadRow;
  vat_proof_checks: VatProofCheckRow;
  vat_proofs: VatProofRow;
}
