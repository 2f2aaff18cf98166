import { files, select, text, textarea } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { fontSizes } from '../../option-lists/option-lists.ts';

/** A quote from a customer, with name and company (BLK-58, BLK-55). */
export const review = defineBlock({
  type: 'review',
  version: 1,
  kind: 'content',
  title: 'block_review_title',
  groups: ['template_group_featured'],
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
