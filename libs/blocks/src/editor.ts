export { startPlainText } from './text-sessions/plain-text-session.ts';
export { startRichText } from './text-sessions/rich-text-session.editor.ts';
export type { SessionEvents, TextSession } from './text-sessions/text-session.ts';
