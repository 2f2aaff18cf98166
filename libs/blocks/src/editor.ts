export { startPlainText } from './text-sessions/start-plain-text.ts';
export { startRichText } from './text-sessions/start-rich-text.editor.ts';
export type { Point, SessionEvents, TextSession } from './text-sessions/text-session.ts';
