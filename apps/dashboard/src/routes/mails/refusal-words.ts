import { mailRefusalOf } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';

/**
 * Why a mail was refused, as sentences; none if it was not. The words of the mail server, which are seldom Dutch, only
 * follow when nobody knows what they mean.
 */
export function refusalWords(error: string, t: Translate): string[] {
  const refusal = mailRefusalOf(error);
  if (refusal === '') return [];
  const sentence = t(`mails_refusal_${refusal}`);
  return refusal === 'other' ? [sentence, t('mails_refusal_words', { error })] : [sentence];
}
