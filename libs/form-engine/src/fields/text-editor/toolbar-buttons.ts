import type { TextKey } from '@etalage/texts';
import type { FormValues } from '../../definition/conditional.ts';
import type { RichTextCommandName } from '../../rich-text/rich-text-commands.editor.ts';
import type { RichTextIcon } from '../../rich-text/rich-text-icons.table.ts';
import type { RichTextPanelName } from '../../rich-text/rich-text-panels.ts';
import { fontFamilies, fontSizes, textShadows } from '../../stored-html/text-looks.ts';

/** The text that the tools change; its editor may be in another frame. */
export interface RichTextTarget {
  /** The attributes at the cursor, by command name. */
  attributes: FormValues;
  run: (command: RichTextCommandName, values?: FormValues) => void;
  disabled: boolean;
}

/** A button that runs a command directly. `value` is what it sets; a second press removes it. */
export interface CommandButton {
  command: RichTextCommandName;
  title: TextKey;
  icon: RichTextIcon;
  setting?: { name: string; value: string; off: string | null };
  /** Whether it shows that it is active at the cursor. */
  isToggle?: boolean;
}

/** A button that opens a panel. */
export interface PanelButton {
  panel: RichTextPanelName;
  title: TextKey;
  icon: RichTextIcon;
}

const toggle = (command: RichTextCommandName & RichTextIcon, title: TextKey): CommandButton => ({
  command,
  title,
  icon: command,
  isToggle: true,
});
const align = (value: 'left' | 'center' | 'right' | 'justify'): CommandButton => ({
  command: 'text_align',
  title: `formfield_rich_align_${value}`,
  icon: `align_${value}`,
  setting: { name: 'align', value, off: 'left' },
  isToggle: true,
});
const float = (side: 'left' | 'right'): CommandButton => ({
  command: 'float',
  title: `formfield_rich_float_${side}`,
  icon: `float_${side}`,
  setting: { name: 'float', value: `float-${side}`, off: null },
  isToggle: true,
});

/** The buttons in groups, in the order on the screen. */
export const toolbarGroups: readonly (readonly (CommandButton | PanelButton)[])[] = [
  [
    toggle('bold', 'formfield_rich_bold'),
    toggle('italic', 'formfield_rich_italic'),
    toggle('underline', 'formfield_rich_underline'),
    toggle('strike', 'formfield_rich_strike'),
    { panel: 'color', title: 'formfield_rich_text_color', icon: 'color' },
    { panel: 'background_color', title: 'formfield_rich_background', icon: 'background_color' },
  ],
  [align('left'), align('center'), align('right'), align('justify'), float('left'), float('right')],
  [
    toggle('bullet_list', 'formfield_rich_bullets'),
    toggle('ordered_list', 'formfield_rich_numbers'),
    { command: 'horizontal_rule', title: 'formfield_rich_rule', icon: 'horizontal_rule' },
  ],
  [
    { panel: 'link', title: 'formfield_rich_link_heading', icon: 'link' },
    { panel: 'image', title: 'formfield_rich_image_heading', icon: 'image' },
    { panel: 'iframe', title: 'formfield_rich_iframe_heading', icon: 'iframe' },
    { panel: 'html', title: 'formfield_rich_html_heading', icon: 'html' },
    { command: 'insert_table', title: 'formfield_rich_table', icon: 'insert_table' },
  ],
  [
    { command: 'undo', title: 'formfield_rich_undo', icon: 'undo' },
    { command: 'redo', title: 'formfield_rich_redo', icon: 'redo' },
  ],
];

/** Lists of looks beside the kind of text, by their command and the attribute they set. */
export const lookLists = [
  {
    command: 'font_size',
    name: 'size',
    title: 'formfield_rich_size',
    none: 'formfield_rich_size_none',
    choices: fontSizes,
  },
  {
    command: 'font_family',
    name: 'family',
    title: 'formfield_rich_font',
    none: 'formfield_rich_font_none',
    choices: fontFamilies,
  },
  {
    command: 'shadow',
    name: 'shadow',
    title: 'formfield_rich_shadow',
    none: 'formfield_rich_shadow_none',
    choices: textShadows,
  },
] as const;

/** What can be done with the table at the cursor. */
export const tableCommands = [
  { command: 'add_column', title: 'formfield_rich_add_column' },
  { command: 'delete_column', title: 'formfield_rich_delete_column' },
  { command: 'add_row', title: 'formfield_rich_add_row' },
  { command: 'delete_row', title: 'formfield_rich_delete_row' },
  { command: 'merge_cells', title: 'formfield_rich_merge_cells' },
  { command: 'toggle_header_cell', title: 'formfield_rich_header_cell' },
] as const satisfies readonly { command: RichTextCommandName; title: TextKey }[];
