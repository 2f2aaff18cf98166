import type { ChainedCommands, Editor } from '@tiptap/core';

type Run = (chain: ChainedCommands, attributes: Record<string, unknown>) => ChainedCommands;

const commands: Record<string, Run> = {
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  underline: (chain) => chain.toggleUnderline(),
  strike: (chain) => chain.toggleStrike(),
  horizontal_rule: (chain) => chain.setHorizontalRule(),
  bullet_list: (chain) => chain.toggleBulletList(),
  ordered_list: (chain) => chain.toggleOrderedList(),
  paragraph: (chain) => chain.setParagraph(),
  heading: (chain, { level }) => chain.toggleHeading({ level: levelOf(level) }),
  undo: (chain) => chain.undo(),
  redo: (chain) => chain.redo(),
  link: (chain, { href, target }) => {
    const chosen = chain.extendMarkRange('link');
    if (typeof href !== 'string' || !isSafeLink(href)) return chosen;
    return chosen.setLink({ href, target: target === '_blank' ? '_blank' : null });
  },
  unlink: (chain) => chain.extendMarkRange('link').unsetLink(),
  text_align: (chain, { align }) => {
    const style = aligns.has(String(align)) && align !== 'left' ? `text-align: ${String(align)}` : null;
    return chain.updateAttributes('paragraph', { style }).updateAttributes('heading', { style });
  },
};

const aligns = new Set(['left', 'center', 'right', 'justify']);

/** Runs a command of the toolbar; false when this editor does not know it. */
export function runRichTextCommand(
  editor: Editor,
  name: string,
  attributes: Record<string, unknown>,
): boolean {
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return run ? run(editor.chain().focus(), attributes).run() : false;
}

/** What holds at the cursor, by the names of the commands. */
export function richTextAttributes(editor: Editor): Record<string, unknown> {
  const link = editor.getAttributes('link');
  const heading = editor.getAttributes('heading');
  const style = [editor.getAttributes('paragraph')['style'], heading['style']].find(
    (value): value is string => typeof value === 'string',
  );
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    bullet_list: editor.isActive('bulletList'),
    ordered_list: editor.isActive('orderedList'),
    heading: typeof heading['level'] === 'number' ? heading['level'] : 0,
    link: typeof link['href'] === 'string' ? link['href'] : null,
    text_align: /text-align:\s*(\w+)/.exec(style ?? '')?.[1] ?? 'left',
    can_undo: editor.can().undo(),
    can_redo: editor.can().redo(),
  };
}

function levelOf(level: unknown): 1 | 2 | 3 | 4 | 5 | 6 {
  const number = Number(level);
  return number >= 1 && number <= 6 ? (Math.round(number) as 1 | 2 | 3 | 4 | 5 | 6) : 2;
}

function isSafeLink(href: string): boolean {
  return (
    /^(https?:|mailto:|tel:|\/|#|\.{0,2}[\w-])/i.test(href) && !/^(javascript|data|vbscript):/i.test(href)
  );
}
