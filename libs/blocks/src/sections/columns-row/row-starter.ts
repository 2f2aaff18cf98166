import type { TextKey, Translate } from '@etalage/texts';
import { defaultRichContent, headedText, type MakeStarter, paragraphOf } from '../../runtime/starter.ts';
import { rowLayouts, rowSlots, type RowType } from './row-layouts.ts';

/** Headings and sentences of the columns of a new row, in order. */
export const starterTexts = [
  ['starter_advice_heading', 'starter_advice_text'],
  ['starter_promise_heading', 'starter_promise_text'],
  ['starter_price_heading', 'starter_price_text'],
  ['starter_quality_heading', 'starter_quality_text'],
  ['starter_nearby_heading', 'starter_nearby_text'],
  ['starter_phone_heading', 'starter_phone_text'],
] as const satisfies readonly (readonly [TextKey, TextKey])[];

/** The slots of a number of blocks, each with a heading and a sentence. */
export function startedBlocks(t: Translate, slots: readonly string[]) {
  return Object.fromEntries(
    slots.map((slot, index) => {
      const [heading, text] = starterTexts[index % starterTexts.length] ?? starterTexts[0];
      return [slot, [headedText(t, heading, text, 'h3')]];
    }),
  );
}

/** The content of a new row; one column starts with the default of rich content (TPL-04). */
export function rowStarter(type: RowType, hasTitle: boolean): MakeStarter {
  return (t) => ({
    slots: {
      ...(hasTitle && { content: [paragraphOf(`<h2>${t('starter_row_heading')}</h2>`)] }),
      ...startedBlocks(t, rowSlots(type)),
      ...(type === 'columnsOne' && { block1: defaultRichContent(t).blocks }),
      ...('hasSidebar' in rowLayouts[type] && {
        sidebar: [headedText(t, 'starter_visit_heading', 'starter_visit_text', 'h3')],
      }),
    },
  });
}
