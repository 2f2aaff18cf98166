import { defineBlock } from '../../runtime/define-block.ts';
import { headedContent } from '../../runtime/starter.ts';
import { titleWithText } from '../../runtime/thumbnail.ts';

/** One slide of a slider with its own blocks; created by the slider, so no group offers it (BLK-57). */
export const slide = defineBlock({
  type: 'slide',
  version: 1,
  kind: 'content',
  title: 'block_slide_title',
  groups: [],
  thumbnail: titleWithText(6, 10, 84, 5),
  starter: headedContent,
  fields: {},
  slots: ['content'],
  migrations: [],
});
