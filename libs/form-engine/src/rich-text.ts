export { htmlOf } from './rich-text/html-of.editor.ts';
export { preservesMarkup } from './rich-text/preserves-markup.ts';
export { richTextAttributes, runRichTextCommand } from './rich-text/rich-text-commands.editor.ts';
export { richTextExtensions } from './rich-text/rich-text-extensions.editor.ts';
export { selectedNodeOf, type SelectedNode } from './rich-text/selected-node.editor.ts';
