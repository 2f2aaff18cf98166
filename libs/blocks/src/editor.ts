export { startPlainText } from './editor/plain-text-session.ts';
export { startRichText } from './editor/rich-text-session.editor.ts';
export type { SessionEvents, TextSession } from './editor/text-session.ts';
