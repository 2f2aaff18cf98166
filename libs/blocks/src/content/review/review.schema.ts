import { files, select, text, textarea } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { boxes, lines } from '../../runtime/thumbnail.ts';
import { fontSizes } from '../../option-lists/option-lists.ts';

/** A quote from a customer, with name and company (BLK-58, BLK-55). */
export const review = defineBlock({
  type: 'review',
  version: 1,
  kind: 'content',
  title: 'block_review_title',
  groups: ['template_group_featured'],
  thumbnail: [
    ...boxes(3, 1).map((one) => ({ ...one, height: 24 })),
    ...[6, 35.3, 64.6].flatMap((x) => lines(x, 36, 24, 2)),
  ],
  fields: {
    review: textarea('field_review'),
    name: text('field_review_name'),
    company: text('field_review_company'),
    url: files('field_review_avatar', { maxFiles: 1 }),
    textsize: select('field_text_size', fontSizes, { group: 'style', initial: 'text-lg' }),
  },
  slots: [],
  migrations: [],
});
