import type { Translate } from '@etalage/texts';

/** What is shown of a stored key: whether it is a test, and how it ends. */
export function shownKey({ hint, is_test }: { hint: string; is_test: boolean }, t: Translate): string {
  return t('mollie_key_shown', { mode: is_test ? 'test' : 'live', hint });
}
