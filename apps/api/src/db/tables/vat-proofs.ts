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

export interface VatProofTables {
  vat_proof_heads: VatProofHeadRow;
  vat_proofs: VatProofRow;
}
