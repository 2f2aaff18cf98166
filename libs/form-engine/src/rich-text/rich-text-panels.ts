import type { TextKey } from '@etalage/texts';
import type { FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { parseFiles } from '../files/stored-files.ts';
import { textOf } from '../definition/text-of.ts';
import { isLinkAddress, linkRel } from '../stored-html/link-attributes.ts';
import { imageAlignments, imageShadows } from '../stored-html/text-looks.ts';
import { wholeAddress } from '../stored-html/whole-address.ts';
import type { RichTextCommandName } from './rich-text-commands.editor.ts';

/** The result of saving a panel: a command with its values, or messages. */
type Outcome = { command: RichTextCommandName; values: FormValues } | { issue: TextKey };

/** How a stored file is found: the address for visitors, and the path for the file calls. */
export interface FilePlaces {
  addressOf: (path: string) => string;
  pathOf: (address: string) => string;
}

/** A form beside the text, for commands that need more than a button. */
export interface RichTextPanel {
  title: TextKey;
  fields: readonly FieldDefinition[];
  /** The initial values of the form: those at the cursor. */
  initial: (attributes: FormValues, places: FilePlaces) => FormValues;
  /** Corrects what was typed. */
  tidy?: (values: FormValues) => FormValues;
  save: (values: FormValues, places: FilePlaces) => Outcome;
}

const choices = (list: readonly { value: string; title: TextKey }[]) =>
  list.map(({ value, title }) => ({ value, label: title }));
const number = (key: string, title: TextKey): FieldDefinition => ({
  type: 'text',
  key,
  title,
  settings: { input: 'number', min: 0, max: 2000 },
});
const isLink = ({ type_link }: FormValues) => type_link !== 'file';

const link: RichTextPanel = {
  title: 'formfield_rich_link_heading',
  fields: [
    {
      type: 'radio_buttons',
      key: 'type_link',
      title: 'formfield_rich_link_type',
      options: [
        { value: 'link', label: 'formfield_rich_link_to_page' },
        { value: 'file', label: 'formfield_rich_link_to_file' },
      ],
    },
    {
      type: 'text',
      key: 'href',
      title: 'formfield_rich_link_address',
      help: 'formfield_rich_link_help',
      settings: { input: 'link' },
      conditional: isLink,
    },
    {
      type: 'file',
      key: 'file',
      title: 'formfield_rich_link_file',
      settings: { maxFiles: 1 },
      conditional: (values) => !isLink(values),
    },
    {
      type: 'boolean',
      key: 'target',
      title: 'formfield_rich_link_blank',
      true_value: '_blank',
      false_value: '',
    },
    { type: 'boolean', key: 'rel', title: 'formfield_rich_link_rel', true_value: linkRel, false_value: '' },
    {
      type: 'boolean',
      key: 'hideunderline',
      title: 'formfield_rich_link_plain',
      true_value: '1',
      false_value: '',
    },
  ],
  initial: ({ link: found }, { pathOf }) => {
    const { type_link, href, target, rel, hideunderline } = (found ?? {}) as Record<string, unknown>;
    const isFile = type_link === 'file';
    return {
      type_link: isFile ? 'file' : 'link',
      href: isFile ? '' : textOf(href),
      file: isFile ? pathOf(textOf(href)) : '',
      target: textOf(target),
      rel: rel ? linkRel : '',
      hideunderline: textOf(hideunderline),
    };
  },
  tidy: (values) => ({ ...values, href: wholeAddress(textOf(values['href'])) }),
  save: (values, places) => {
    const href = isLink(values) ? textOf(values['href']) : fileOf(values, places);
    if (href === '') return { command: 'unlink', values: {} };
    return isLinkAddress(href)
      ? { command: 'link', values: { ...values, href } }
      : { issue: 'formfield_check_link' };
  },
};

const image: RichTextPanel = {
  title: 'formfield_rich_image_heading',
  fields: [
    { type: 'image', key: 'file', title: 'formfield_rich_image_file', settings: { maxFiles: 1 } },
    {
      type: 'text',
      key: 'image-alt',
      title: 'formfield_rich_image_alt',
      help: 'formfield_rich_image_alt_help',
    },
    {
      type: 'select',
      key: 'image-align',
      title: 'formfield_rich_image_align',
      value: 'none',
      options: choices(imageAlignments),
    },
    {
      type: 'columns',
      columns: {
        width: { fields: [number('image-width', 'formfield_rich_image_width')] },
        height: { fields: [number('image-height', 'formfield_rich_image_height')] },
      },
    },
    {
      type: 'text',
      key: 'image-link-url',
      title: 'formfield_rich_image_link',
      settings: { input: 'link' },
    },
    {
      type: 'dashboard_accordion',
      innerItems: [
        {
          title: 'formfield_rich_image_look',
          innerFields: [
            number('image-radius', 'formfield_rich_image_radius'),
            number('image-border', 'formfield_rich_image_border'),
            { type: 'color_selector', key: 'image-border-color', title: 'formfield_rich_image_border_color' },
            {
              type: 'select',
              key: 'image-shadow',
              title: 'formfield_rich_shadow',
              value: '',
              options: [{ value: '', label: 'formfield_rich_none' }, ...choices(imageShadows)],
            },
            { type: 'text', key: 'image-div-id', title: 'formfield_rich_image_id' },
            { type: 'text', key: 'image-div-class', title: 'formfield_rich_image_class' },
          ],
        },
      ],
    },
  ],
  initial: ({ image: found }, { pathOf }) => {
    const values = Object.fromEntries(
      Object.entries((found ?? {}) as Record<string, unknown>).map(([key, value]) => [key, textOf(value)]),
    );
    const { alt = '', width = '', height = '', src = '', ...rest } = values;
    return {
      ...rest,
      file: pathOf(src),
      'image-alt': rest['image-alt'] || alt,
      'image-width': rest['image-width'] || width,
      'image-height': rest['image-height'] || height,
      'image-border-color': numbersOf(rest['image-border-color']),
    };
  },
  save: ({ file, ...values }, places) => {
    const src = fileOf({ file }, places);
    if (src === '') return { issue: 'formfield_rich_image_missing' };
    const color = colorOf(values['image-border-color']);
    return { command: 'image', values: { ...values, src, 'data-src': src, 'image-border-color': color } };
  },
};

const iframe: RichTextPanel = {
  title: 'formfield_rich_iframe_heading',
  fields: [
    {
      type: 'text',
      key: 'src',
      title: 'formfield_rich_link_address',
      help: 'formfield_rich_iframe_help',
      settings: { input: 'link' },
    },
  ],
  initial: ({ iframe: found }) => ({ src: textOf((found as { src?: unknown } | null)?.src) }),
  save: ({ src }) =>
    isFrameAddress(textOf(src).trim())
      ? { command: 'iframe', values: { src: textOf(src).trim() } }
      : { issue: 'formfield_rich_iframe_address' },
};

const html: RichTextPanel = {
  title: 'formfield_rich_html_heading',
  fields: [
    {
      type: 'textarea',
      key: 'content',
      title: 'formfield_rich_html_content',
      help: 'formfield_rich_html_help',
      settings: { rows: 8 },
    },
  ],
  initial: ({ html: found }) => ({ content: textOf(found) }),
  save: ({ content }) =>
    textOf(content).trim() === ''
      ? { issue: 'formfield_check_text' }
      : { command: 'html', values: { content: textOf(content) } },
};

const colorPanel = (command: 'color' | 'background_color', title: TextKey): RichTextPanel => ({
  title,
  fields: [
    {
      type: 'color_selector',
      key: 'color',
      title: 'formfield_rich_color',
      help: 'formfield_rich_color_help',
    },
  ],
  initial: (attributes) => ({ color: numbersOf(attributes[command]) }),
  save: ({ color }) => ({ command, values: { color: colorOf(color) } }),
});

/** The panels of the text editor by the name of their command (RTE-14, RTE-17, RTE-21, RTE-22). */
export const richTextPanels = {
  link,
  image,
  iframe,
  html,
  color: colorPanel('color', 'formfield_rich_text_color'),
  background_color: colorPanel('background_color', 'formfield_rich_background'),
} satisfies Partial<Record<RichTextCommandName, RichTextPanel>>;

export type RichTextPanelName = keyof typeof richTextPanels;

/** The address of the chosen file, or empty. */
function fileOf({ file }: FormValues, { addressOf }: FilePlaces): string {
  const [chosen] = parseFiles(file);
  return chosen ? addressOf(chosen.path) : '';
}

/** `rgba(r, g, b, a)` as a colour field stores it: its numbers. */
function numbersOf(color: unknown): string {
  return /^rgba?\(([\d\s.,]+)\)$/i.exec(textOf(color))?.[1] ?? '';
}

function colorOf(numbers: unknown): string {
  const parts = textOf(numbers)
    .split(',')
    .map((part) => part.trim());
  return parts.length < 3 ? '' : `${parts.length === 3 ? 'rgb' : 'rgba'}(${parts.join(', ')})`;
}

function isFrameAddress(src: string): boolean {
  return URL.canParse(src) && new URL(src).protocol === 'https:';
}
