import type { Translate } from '@etalage/texts';

interface SkippedOrder {
  readonly number: string;
  readonly message: string;
}

/** Which orders were left out: the first one with its reason, and how many more; '' if none was. */
export function skippedText(skipped: readonly SkippedOrder[], t: Translate): string {
  const [first] = skipped;
  if (!first) return '';
  if (skipped.length === 1) return t('orders_skipped_one', { ...first });
  return t('orders_skipped', { ...first, count: String(skipped.length) });
}
