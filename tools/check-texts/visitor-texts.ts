import type { TextUsage } from './text-usage.ts';

/**
 * Beginnings of texts in the code of visitors' pages that only owners see: in the designer, in mails about accounts, and in
 * the sample of a mail.
 */
const OF_OWNERS = [
  'accounts_mail_',
  'two_step_mail_',
  'dashboard_brand',
  'designer_starter_',
  'field_',
  'mails_sample_',
  'mails_trial_',
  'starter_',
  'block_conditional_default',
  'block_picture_none',
  'block_text_default',
  'dynamic_preview_note',
  'dynamic_refresh',
  'template_partial_edit',
];

/** Whether a file is code of visitors' pages or of mails. */
export function isOfVisitors(path: string): boolean {
  if (/\.(editor|schema|fixture)\.|\/testing\//.test(path)) return false;
  const isMail = path.startsWith('apps/api/') && path.includes('mail');
  return isMail || path.startsWith('apps/storefront/src/') || path.startsWith('libs/blocks/src/');
}

/** One sentence for each text of visitors that no owner can change, because it is of no screen (TRN-05). */
export function textsWithoutScreen(
  usages: readonly TextUsage[],
  screenOf: (key: string) => string | undefined,
): string[] {
  const asked = usages.flatMap((usage) => usage.asked);
  const first = new Map(asked.toReversed().map((text) => [text.key, text]));
  return [...first.values()]
    .filter(({ key }) => !OF_OWNERS.some((beginning) => key.startsWith(beginning)))
    .filter(({ key }) => screenOf(key) === undefined)
    .map(
      ({ key, path, line }) => `${path}:${line} shows "${key}", which is of no screen of text-screens.ts.`,
    );
}
