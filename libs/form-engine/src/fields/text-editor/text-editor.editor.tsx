import { lazily } from '../../controls/lazily.tsx';

/** The rich text editor is loaded when a form shows it. */
export const TextEditorWidget = lazily(() => import('./rich-text.editor.tsx').then((file) => file.RichText));
