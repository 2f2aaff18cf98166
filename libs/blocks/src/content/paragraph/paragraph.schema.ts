import { richText } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { lines } from '../../runtime/thumbnail.ts';

/** A piece of text (BLK-02). */
export const paragraph = defineBlock({
  type: 'paragraph',
  version: 1,
  kind: 'content',
  title: 'block_paragraph_title',
  groups: ['template_group_content'],
  thumbnail: lines(14, 16, 68, 5),
  starter: (t) => ({ data: { text: `<p>${t('designer_starter_text')}</p>` } }),
  fields: { text: richText('field_text') },
  slots: [],
  migrations: [],
});
