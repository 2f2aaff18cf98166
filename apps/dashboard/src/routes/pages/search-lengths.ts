import type { Translate } from '@etalage/texts';

/** Longest texts that search engines show in full, in characters. */
export const bestLengths = { title: 60, description: 155 } as const;

/** How long a text is, and whether that is too long to be shown in full. */
export function lengthText(text: string, best: number, t: Translate): string {
  return t(text.length > best ? 'pages_seo_too_long' : 'pages_seo_count', {
    count: String(text.length),
    best: String(best),
  });
}
