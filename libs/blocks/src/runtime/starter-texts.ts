import type { TextKey, Translate } from '@etalage/texts';
import { headedText, type StarterChild } from './starter.ts';

/** Headings and sentences of the columns of a new row, in order. */
const starterTexts = [
  ['starter_advice_heading', 'starter_advice_text'],
  ['starter_promise_heading', 'starter_promise_text'],
  ['starter_price_heading', 'starter_price_text'],
  ['starter_quality_heading', 'starter_quality_text'],
  ['starter_nearby_heading', 'starter_nearby_text'],
  ['starter_phone_heading', 'starter_phone_text'],
] as const satisfies readonly (readonly [TextKey, TextKey])[];

/** The slots of a number of blocks, each with a heading and a sentence. */
export function startedBlocks(t: Translate, slots: readonly string[]) {
  return Object.fromEntries(slots.map((slot, index) => [slot, [startedText(t, index)]]));
}

/** So many blocks of this type, each with a heading and a sentence in its content. */
export function startedChildren(t: Translate, type: string, count: number): StarterChild[] {
  return Array.from({ length: count }, (_, index) => ({
    type,
    data: {},
    slots: { content: [startedText(t, index)] },
  }));
}

function startedText(t: Translate, index: number): StarterChild {
  const [heading, text] = starterTexts[index % starterTexts.length] ?? starterTexts[0];
  return headedText(t, heading, text, 'h3');
}
