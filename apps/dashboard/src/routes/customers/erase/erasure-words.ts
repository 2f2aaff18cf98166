import type { Translate } from '@etalage/texts';
import { formatDate } from '@etalage/texts/format';
import type { Erasure } from '../../../queries/customer-queries.ts';

interface ErasureWords {
  /** Why nothing can be erased yet; '' if it can. */
  readonly refusal: string;
  readonly goes: readonly string[];
  readonly stays: readonly string[];
}

/** What an erasure does, as sentences. */
export function erasureWords(erasure: Erasure, t: Translate): ErasureWords {
  const { open_orders, kept_orders, kept_until } = erasure;
  const kept = { count: String(kept_orders), until: formatDate(kept_until) };
  return {
    refusal: refusalOf(open_orders, t),
    goes: [t('customers_erase_contact'), ...countedLines(erasure, t)],
    stays: [
      kept_orders === 0
        ? t('customers_erase_kept_none')
        : t(kept_orders === 1 ? 'customers_erase_kept_one' : 'customers_erase_kept', kept),
    ],
  };
}

function refusalOf(count: number, t: Translate): string {
  if (count === 0) return '';
  return count === 1 ? t('customers_erase_open_one') : t('customers_erase_open', { count: String(count) });
}

/** A line for each thing of which there is something. */
function countedLines(erasure: Erasure, t: Translate): string[] {
  const lines = [
    [erasure.anonymous_orders, 'customers_erase_anonymous'],
    [erasure.quotes, 'customers_erase_quotes'],
    [erasure.submissions, 'customers_erase_submissions'],
    [erasure.files, 'customers_erase_files'],
    [erasure.notes, 'customers_erase_notes'],
    [erasure.mails, 'customers_erase_mails'],
    [erasure.carts, 'customers_erase_carts'],
  ] as const;
  return lines
    .filter(([count]) => count > 0)
    .map(([count, key]) => t(count === 1 ? `${key}_one` : key, { count: String(count) }));
}
