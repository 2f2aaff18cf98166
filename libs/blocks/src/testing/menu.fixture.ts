import type { Menu, MenuItem } from '@etalage/site-model';

/** A menu entry; pass what matters to the test. */
export function entryOf(entry: Partial<MenuItem> = {}): MenuItem {
  return {
    id: entry.label ?? 'entry',
    label: 'Over',
    link: '/over',
    class: '',
    item_type: '',
    text: '',
    type: 'default',
    style: { type: '', icon: '', text_color: '' },
    column_width: '',
    items: [],
    ...entry,
  };
}

/** A sub-entry; pass what matters to the test. */
export function subEntryOf(entry: Partial<MenuItem['items'][number]> = {}): MenuItem['items'][number] {
  return {
    id: entry.label ?? 'sub',
    label: 'A',
    link: '/a',
    class: '',
    item_type: '',
    text: '',
    items: [],
    ...entry,
  };
}

/** A menu of entries. */
export function menuOf(...items: MenuItem[]): Menu {
  return { id: 'hoofd', title: 'Hoofd', items };
}
