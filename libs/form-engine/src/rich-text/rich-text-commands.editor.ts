import type { ChainedCommands, Editor } from '@tiptap/core';
import { frameSandbox } from '../stored-html/stored-html.ts';
import { isLinkAddress, linkAttributes } from '../stored-html/link-attributes.ts';
import { fontFamilies, fontSizes, textAlignments, textShadows, valuesOf } from '../stored-html/text-looks.ts';

type Values = Readonly<Record<string, unknown>>;
type Run = (chain: ChainedCommands, values: Values) => ChainedCommands;

const simple = (run: (chain: ChainedCommands) => ChainedCommands): Run => run;
const oneOf = (choices: Parameters<typeof valuesOf>[0], value: unknown) =>
  (valuesOf(choices) as unknown[]).includes(value) ? (value as string) : null;
const colorOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const look = (name: string, read: (values: Values) => string | null): Run => {
  return (chain, values) => chain.setMark('textLook', { [name]: read(values) });
};

/**
 * Every command of the text editor, by the name that the toolbar and the designer's messages use (RTE-01 to RTE-33).
 */
const commands = {
  bold: simple((chain) => chain.toggleBold()),
  italic: simple((chain) => chain.toggleItalic()),
  underline: simple((chain) => chain.toggleUnderline()),
  strike: simple((chain) => chain.toggleStrike()),
  horizontal_rule: simple((chain) => chain.setHorizontalRule()),
  text_align: (chain, { align }) => {
    const chosen = oneOf(textAlignments, align);
    const value = chosen === 'left' || chosen?.startsWith('float') ? null : chosen;
    return updateBlocks(chain, { align: value });
  },
  float: (chain, { float }) => {
    const value = float === 'float-left' || float === 'float-right' ? float : null;
    return updateBlocks(chain, { float: value }).updateAttributes('image', { 'image-align': value });
  },
  font_size: look('fontSize', ({ size }) => oneOf(fontSizes, size)),
  font_family: look('fontFamily', ({ family }) => oneOf(fontFamilies, family)),
  shadow: look('shadow', ({ shadow }) => oneOf(textShadows, shadow)),
  color: look('color', ({ color }) => colorOf(color)),
  background_color: look('backgroundColor', ({ color }) => colorOf(color)),
  link: (chain, values) => {
    const attrs = linkAttributes(values);
    const text = attrs.href ?? '';
    const chosen = chain.extendMarkRange('link');
    if (!isLinkAddress(text)) return chosen;
    // Without selected text, the address itself becomes the text of the link.
    return chosen.command(({ state, commands: now }) =>
      state.selection.empty
        ? now.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] })
        : now.setMark('link', attrs),
    );
  },
  unlink: simple((chain) => chain.extendMarkRange('link').unsetLink()),
  image: (chain, values) => chain.insertContent({ type: 'image', attrs: values }),
  iframe: (chain, { src }) => chain.insertContent({ type: 'iframe', attrs: iframeAttributes(String(src)) }),
  html: (chain, { content }) => chain.insertContent(String(content)),
  bullet_list: simple((chain) => chain.toggleBulletList()),
  ordered_list: simple((chain) => chain.toggleOrderedList()),
  heading: (chain, { level }) => chain.setHeading({ level: levelOf(level) }),
  paragraph: simple((chain) => chain.setParagraph()),
  undo: simple((chain) => chain.undo()),
  redo: simple((chain) => chain.redo()),
  insert_table: simple((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: false })),
  add_column: simple((chain) => chain.addColumnAfter()),
  delete_column: simple((chain) => chain.deleteColumn()),
  add_row: simple((chain) => chain.addRowAfter()),
  delete_row: simple((chain) => chain.deleteRow()),
  merge_cells: simple((chain) => chain.mergeCells()),
  toggle_header_cell: simple((chain) => chain.toggleHeaderCell()),
  delete_table: simple((chain) => chain.deleteTable()),
} satisfies Record<string, Run>;

export type RichTextCommandName = keyof typeof commands;

/** Runs a command; false if it does not exist, or cannot be applied here. */
export function runRichTextCommand(editor: Editor, name: string, values: Values = {}): boolean {
  if (!Object.hasOwn(commands, name)) return false;
  const run: Run = commands[name as RichTextCommandName];
  return run(editor.chain().focus(), values).run();
}

/** The state at the cursor, by the names of the commands (RTE-38). */
export function richTextAttributes(editor: Editor): Record<string, unknown> {
  const block = editor.isActive('heading')
    ? editor.getAttributes('heading')
    : editor.getAttributes('paragraph');
  const text = editor.getAttributes('textLook');
  const image = editor.isActive('image') ? editor.getAttributes('image') : null;
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    bullet_list: editor.isActive('bulletList'),
    ordered_list: editor.isActive('orderedList'),
    heading: editor.isActive('heading') ? block['level'] : 0,
    text_align: block['align'] ?? 'left',
    float: (image ? image['image-align'] : block['float']) ?? null,
    font_size: text['fontSize'] ?? null,
    font_family: text['fontFamily'] ?? null,
    shadow: text['shadow'] ?? null,
    color: text['color'] ?? null,
    background_color: text['backgroundColor'] ?? null,
    link: editor.isActive('link') ? editor.getAttributes('link') : null,
    image,
    iframe: editor.isActive('iframe') ? editor.getAttributes('iframe') : null,
    html: editor.isActive('rawHtml') ? editor.getAttributes('rawHtml')['html'] : null,
    table: editor.isActive('table'),
    can_undo: editor.can().undo(),
    can_redo: editor.can().redo(),
  };
}

/** The attributes of a frame of another website; its accessible name is that website. */
export function iframeAttributes(src: string): Record<string, string> {
  return { src, title: new URL(src).hostname, loading: 'lazy', allowfullscreen: '', sandbox: frameSandbox };
}

function updateBlocks(chain: ChainedCommands, attributes: Record<string, string | null>): ChainedCommands {
  return chain.updateAttributes('paragraph', attributes).updateAttributes('heading', attributes);
}

function levelOf(level: unknown): 1 | 2 | 3 | 4 | 5 | 6 {
  const number = Math.round(Number(level));
  return number >= 1 && number <= 6 ? (number as 1 | 2 | 3 | 4 | 5 | 6) : 2;
}
