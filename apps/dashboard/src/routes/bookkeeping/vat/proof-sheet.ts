import type { Translate } from '@etalage/texts';
import type { VatProof } from '../../../queries/vat-proof-queries.ts';
import { type Column, sheetOf } from '../booked-sheet.ts';
import { statusText } from './vat-words.ts';

const columns: readonly Column<VatProof>[] = [
  ['vat_proofs_sheet_place', ({ number }) => String(number)],
  ['bookkeeping_sheet_number', ({ order_number }) => order_number],
  ['vat_proofs_sheet_number', ({ vat_number }) => vat_number],
  ['vat_proofs_sheet_name', ({ name }) => name],
  ['vat_proofs_sheet_address', ({ address }) => address],
  ['vat_proofs_sheet_requester', ({ requester }) => requester],
  ['vat_sheet_status', ({ status }, t) => statusText(status, t)],
  ['vat_proofs_sheet_code', ({ status }) => status],
  ['vat_proofs_sheet_error', ({ error_code }) => error_code],
  ['vat_sheet_consultation', ({ consultation_number }) => consultation_number],
  ['vat_proofs_sheet_moment', ({ checked_at }) => checked_at],
  ['vat_proofs_sheet_salt', ({ salt }) => salt],
  ['vat_proofs_sheet_subject', ({ subject_hash }) => subject_hash],
  ['vat_proofs_sheet_previous', ({ previous }) => previous],
  ['vat_proofs_sheet_hash', ({ hash }) => hash],
];

/** The chain of proofs below its headings, with all that its hashes are counted from. */
export const proofSheet = (proofs: readonly VatProof[], t: Translate) => sheetOf(columns, proofs, t);
