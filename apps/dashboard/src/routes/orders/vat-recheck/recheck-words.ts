import type { Translate } from '@etalage/texts';
import { formatDateTime } from '@etalage/texts/format';
import type { VatRecheck } from '../../../queries/vat-recheck-queries.ts';

const proposals = {
  none: 'vat_recheck_unchanged',
  open: 'vat_recheck_open',
  made: 'vat_recheck_made',
  declined: 'vat_recheck_declined',
} as const satisfies Record<VatRecheck['proposal'], string>;

/** What became of the VAT number of an order, in a sentence. */
export function recheckText(
  { state, proposal, vat_number: number, answered_at }: VatRecheck,
  t: Translate,
): string {
  if (state === 'none') return '';
  if (state === 'waiting' || state === 'ended') return t(`vat_recheck_${state}`);
  const values = { number, at: formatDateTime(new Date(answered_at)) };
  return t(state === 'invalid' ? 'vat_recheck_invalid' : proposals[proposal], values);
}
