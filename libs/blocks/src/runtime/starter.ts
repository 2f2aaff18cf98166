import type { Translate } from '@etalage/texts';

/** A block that a new block starts with; without data it starts as a new one of its own type does. */
export interface StarterChild {
  type: string;
  data?: Readonly<Record<string, unknown>>;
}

/** The content of a new block, if an empty one would show nothing. */
export interface Starter {
  data?: Readonly<Record<string, unknown>>;
  /** Blocks in its slots, in order. */
  slots?: Readonly<Record<string, readonly StarterChild[]>>;
}

/** The starter content of a block, in the language of its editor. */
export type MakeStarter = (t: Translate) => Starter;

/** A content slot with a heading and a line of text, for sections whose content is what they are about. */
export function headedContent(t: Translate): Starter {
  const text = `<h2>${t('designer_starter_heading')}</h2><p>${t('designer_starter_text')}</p>`;
  return { slots: { content: [{ type: 'paragraph', data: { text } }] } };
}
