import type { Conditional, FieldDefinition, FormValues } from '@etalage/form-engine/schema';
import type { MenuItem, MenuLeaf } from '@etalage/site-model';

/** An entry of any level: those of the first have more. */
export type MenuEntry = MenuLeaf & Partial<Omit<MenuItem, 'items'>>;

const when = (name: string, value: string): Conditional => [{ name, operator: '==', value }];
const isText = when('item_type', 'text');
const isNoText = when('item_type', '');
const opens = when('opens', '1');
const links = when('opens', '0');

const label: FieldDefinition = {
  type: 'text',
  key: 'label',
  title: 'menus_entry_label',
  conditional: isNoText,
};
const link: FieldDefinition = {
  type: 'text',
  key: 'link',
  title: 'menus_entry_link',
  help: 'menus_entry_link_hint',
  settings: { input: 'link' },
};
const ownClass: FieldDefinition = {
  type: 'text',
  key: 'class',
  title: 'menus_entry_class',
  help: 'menus_entry_class_hint',
  settings: { input: 'identifier' },
};

const topFields: readonly FieldDefinition[] = [
  { ...label, conditional: undefined },
  { ...link, conditional: links },
  {
    type: 'select',
    key: 'column_width',
    title: 'menus_entry_width',
    conditional: opens,
    options: [
      { value: '', label: 'menus_entry_width_own' },
      { value: 'fullwidth', label: 'menus_entry_width_full' },
    ],
  },
  {
    type: 'select',
    key: 'button',
    title: 'menus_entry_button',
    conditional: links,
    options: [
      { value: '', label: 'menus_entry_button_none' },
      { value: 'primary', label: 'menus_entry_button_primary' },
      { value: 'secondary', label: 'menus_entry_button_secondary' },
    ],
  },
  { type: 'icons', key: 'icon', title: 'menus_entry_icon' },
  { type: 'dashboard_color_palette', key: 'text_color', title: 'menus_entry_color' },
  ownClass,
];

const innerFields: readonly FieldDefinition[] = [
  {
    type: 'select',
    key: 'item_type',
    title: 'menus_entry_kind',
    options: [
      { value: '', label: 'menus_entry_kind_link' },
      { value: 'text', label: 'menus_entry_kind_text' },
    ],
  },
  label,
  { ...link, conditional: isNoText },
  { type: 'text_editor', key: 'text', title: 'menus_entry_text', conditional: isText },
  ownClass,
];

/** The settings of an entry of the first level, or of the second and third (NAV-37, NAV-38). */
export function menuEntryFields(level: number): readonly FieldDefinition[] {
  return level === 1 ? topFields : innerFields;
}

/** The values of these fields; `opens` is whether the entry opens a submenu instead of following its link. */
export function menuEntryValues(entry: MenuEntry, opensSubmenu: boolean): FormValues {
  const { label, link, class: className, item_type, text, style, column_width } = entry;
  return {
    label,
    link,
    class: className,
    item_type,
    text,
    column_width,
    button: style?.type,
    icon: style?.icon,
    text_color: style?.text_color,
    opens: opensSubmenu ? '1' : '0',
  };
}

/** Where the value of a field stands in a stored entry, for those whose key differs. */
const stylePaths: Readonly<Record<string, string>> = {
  button: 'style.type',
  icon: 'style.icon',
  text_color: 'style.text_color',
};

/** The path of a field's value within a stored entry. */
export const menuEntryPath = (key: string): string => stylePaths[key] ?? key;

/** An entry with changed values of its fields. */
export function withEntryValues<Entry extends MenuEntry>(
  entry: Entry,
  { button, icon, text_color, opens: _, ...others }: Readonly<Record<string, unknown>>,
): Entry {
  const changed = { ...entry, ...textsOf(others) };
  if (!entry.style) return changed;
  const style = textsOf({ type: button, icon, text_color });
  return { ...changed, style: { ...entry.style, ...style } };
}

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'string' ? value : '']));
}
