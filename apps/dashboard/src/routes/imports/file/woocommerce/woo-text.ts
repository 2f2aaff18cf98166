import { withoutEntities, withParagraphs } from '../html-text.ts';

/** The entries of a list of WooCommerce; a comma within an entry is written as `\,`. */
export function wooList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map(wooEntry)
    .filter((entry) => entry !== '');
}

export function wooEntry(text: string): string {
  return withoutEntities(text.replaceAll('\\,', ',')).trim();
}

/** A description, in which WooCommerce writes a line end as `\n`, and a `\n` that was typed as `\\n`. */
export function wooDescription(text: string): string {
  const lines = text.split('\\\\n').map((part) => part.replaceAll('\\n', '\n'));
  return withParagraphs(lines.join('\\n'));
}
