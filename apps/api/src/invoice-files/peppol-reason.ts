import type { Translate } from '@etalage/texts';
import type { PeppolDocumentRow } from '../invoices/peppol.repository.ts';

const texts = {
  key: 'peppol_reason_key',
  private: 'peppol_reason_private',
  unavailable: 'peppol_reason_unavailable',
  unreadable: 'peppol_reason_unreadable',
  refused: 'peppol_reason_refused',
  silent: 'peppol_reason_silent',
} as const;

/** Why a document is not there yet, as a member reads it; the words of the access point are in its own language. */
export function peppolReason(
  { state, reason_code, reason }: Pick<PeppolDocumentRow, 'state' | 'reason_code' | 'reason'>,
  t: Translate,
): string {
  if (reason_code === '') return state === 'waiting' ? t('peppol_reason_missing') : '';
  if (reason_code === 'unavailable' && state === 'refused') return t('peppol_reason_given_up');
  if (reason_code === 'refused' && reason !== '') return t('peppol_reason_refused_words', { reason });
  return t(texts[reason_code]);
}
