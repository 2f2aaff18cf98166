import type { MenuItem, MenuLeaf, MenuSubItem } from './menu.schema.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * The entries of a menu as they are stored, in three levels (NAV-37, NAV-38). `items` contains the next level; where it is
 * empty, `childrens` is read in its place, so that what is read is written back as `items` (NAV-40). What is missing or
 * unreadable becomes empty: a menu is on every page, and one bad entry must not take them down.
 */
export function readMenuItems(stored: unknown): MenuItem[] {
  return listOf(stored).map((entry, index) => {
    const style = recordOf(entry['style']);
    return {
      ...leafOf(entry, index),
      type: entry['type'] === 'submenu_simple' ? 'submenu_simple' : 'default',
      style: {
        type: textOf(style['type']),
        icon: textOf(style['icon']),
        text_color: textOf(style['text_color']),
      },
      column_width: textOf(entry['column_width']),
      items: belowOf(entry).map(subItemOf),
    };
  });
}

function subItemOf(entry: Stored, index: number): MenuSubItem {
  return { ...leafOf(entry, index), items: belowOf(entry).map(leafOf) };
}

function leafOf(entry: Stored, index: number): MenuLeaf {
  return {
    id: textOf(entry['id']) || `entry-${index}`,
    label: textOf(entry['label']),
    link: textOf(entry['link']),
    class: textOf(entry['class']),
    item_type: textOf(entry['item_type']),
    text: textOf(entry['text']),
  };
}

function belowOf(entry: Stored): Stored[] {
  const items = listOf(entry['items']);
  return items.length > 0 ? items : listOf(entry['childrens']);
}

function listOf(stored: unknown): Stored[] {
  return Array.isArray(stored) ? stored.map(recordOf) : [];
}

function recordOf(stored: unknown): Stored {
  return typeof stored === 'object' && stored !== null ? (stored as Stored) : {};
}

function textOf(stored: unknown): string {
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}
