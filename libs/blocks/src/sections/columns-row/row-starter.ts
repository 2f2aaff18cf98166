import { samplePicture } from '../../picture/sample-pictures.ts';
import { defaultRichContent, headedText, type MakeStarter, paragraphOf } from '../../runtime/starter.ts';
import { startedBlocks } from '../../runtime/starter-texts.ts';
import { rowLayouts, rowSlots, type RowType } from './row-layouts.ts';

/** The content of a new row; one column starts with the default of rich content (TPL-04). */
export function rowStarter(type: RowType, hasTitle: boolean): MakeStarter {
  return (t) => ({
    ...(type === 'columnsBackground' && { data: { background_image: samplePicture(7) } }),
    slots: {
      ...(hasTitle && { content: [paragraphOf(`<h2>${t('starter_row_heading')}</h2>`)] }),
      ...startedBlocks(t, rowSlots(type)),
      // What is wide has a text that fills it.
      ...(type === 'columnsQuarterHalfQuarter' && {
        block2: [headedText(t, 'starter_about_heading', 'starter_about_text', 'h3')],
      }),
      ...(type === 'columnsOne' && { block1: defaultRichContent(t).blocks }),
      ...('hasSidebar' in rowLayouts[type] && {
        sidebar: [headedText(t, 'starter_visit_heading', 'starter_visit_text', 'h3')],
      }),
    },
  });
}
