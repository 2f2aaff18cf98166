import { type MenuEntry, menuEntryFields, menuEntryPath, menuEntryValues } from '@etalage/blocks/schema';
import { checkFields } from '@etalage/form-engine/schema';
import { menuBounds, type SiteMenu } from '@etalage/api-contract';
import type { FieldMessages, Message } from '../calls/api-error.ts';

interface Placed {
  readonly entry: MenuEntry;
  /** Its place in the menu: `items.0.items.2`. */
  readonly path: string;
  readonly level: number;
  readonly opens: boolean;
}

/** What is wrong with a menu, by the path of the field within it. */
export function checkMenu({ title, items }: SiteMenu): FieldMessages {
  const found = new Map<string, readonly Message[]>();
  if (title.trim() === '') found.set('title', [{ key: 'menus_title_missing' }]);
  const entries = [...placedEntries(items)];
  if (entries.length > menuBounds.entries)
    found.set('items', [{ key: 'menus_too_many', values: { most: menuBounds.entries } }]);
  const ids = new Set<string>();
  for (const placed of entries) {
    const { entry, path } = placed;
    if (ids.has(entry.id)) found.set(`${path}.label`, [{ key: 'menus_entry_double' }]);
    ids.add(entry.id);
    for (const [field, messages] of entryMessages(placed)) found.set(`${path}.${field}`, messages);
  }
  return Object.fromEntries(found);
}

type Nested = MenuEntry & { readonly items?: readonly Nested[] };

/** All entries with their places, each before those below it. */
export function* placedEntries(items: readonly Nested[], prefix = 'items', level = 1): Generator<Placed> {
  for (const [index, entry] of items.entries()) {
    const { items: below = [] } = entry;
    const path = `${prefix}.${index}`;
    yield { entry, path, level, opens: level === 1 && below.length > 0 };
    yield* placedEntries(below, `${path}.items`, level + 1);
  }
}

function* entryMessages({ entry, level, opens }: Placed): Generator<[string, readonly Message[]]> {
  const isText = entry.item_type === 'text' && level > 1;
  if (!isText && entry.label.trim() === '') yield ['label', [{ key: 'menus_label_missing' }]];
  if (isText && entry.text.trim() === '') yield ['text', [{ key: 'menus_text_missing' }]];
  const issues = checkFields(menuEntryFields(level), menuEntryValues(entry, opens));
  for (const [key, list] of Object.entries(issues))
    yield [menuEntryPath(key), list.map(({ text, values }) => ({ key: text, values }))];
}
