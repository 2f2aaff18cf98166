import type { Translate } from '@etalage/texts';
import type { MenuNode } from './menu-tree.ts';

/** Characters of a free text that name it. */
const SHOWN = 60;

/** What an entry is called in the list. */
export function entryName({ label, item_type, text }: MenuNode, t: Translate): string {
  if (item_type === 'text') {
    const words = text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return t('menus_entry_text_row', { text: words.slice(0, SHOWN) });
  }
  return label.trim() || t('menus_entry_untitled');
}
