import type { TextKey, Translate } from '@etalage/texts';

/** A block that a new block starts with; without data it starts as a new one of its own type does. */
export interface StarterChild {
  type: string;
  data?: Readonly<Record<string, unknown>>;
  /** Blocks in its own slots, in order; only beside data. */
  slots?: Starter['slots'];
}

/** The content of a new block, if an empty one would show nothing. */
export interface Starter {
  data?: Readonly<Record<string, unknown>>;
  /** Blocks in its slots, in order. */
  slots?: Readonly<Record<string, readonly StarterChild[]>> | undefined;
}

/** The starter content of a block, in the language of its editor. */
export type MakeStarter = (t: Translate) => Starter;

/** A paragraph with this HTML. */
export function paragraphOf(html: string): StarterChild {
  return { type: 'paragraph', data: { text: html } };
}

/** A paragraph with a heading and a sentence. */
export function headedText(t: Translate, heading: TextKey, text: TextKey, tag: 'h2' | 'h3' = 'h2') {
  return paragraphOf(`<${tag}>${t(heading)}</${tag}><p>${t(text)}</p>`);
}

/** A content slot with a heading and a line of text, for sections whose content is what they are about. */
export function headedContent(
  t: Translate,
  heading: TextKey = 'designer_starter_heading',
  text: TextKey = 'designer_starter_text',
): Starter {
  return { slots: { content: [headedText(t, heading, text)] } };
}

/** Rich content in the form of the specification: blocks with the time and the version of their format (TPL-03). */
export interface RichContent {
  /** When it was made, in milliseconds since 1970. */
  time: number;
  version: string;
  blocks: readonly StarterChild[];
}

/** The default of a rich content field: one paragraph of test text (TPL-03, TPL-04). */
export function defaultRichContent(t: Translate, time: number = Date.now()): RichContent {
  return { time, version: '1', blocks: [paragraphOf(`<p>${t('block_text_default')}</p>`)] };
}
