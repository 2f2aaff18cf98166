import { richText } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';

/** A piece of text (BLK-02). */
export const paragraph = defineBlock({
  type: 'paragraph',
  version: 1,
  kind: 'content',
  title: 'block_paragraph_title',
  groups: ['template_group_content'],
  fields: { text: richText('field_text') },
  slots: [],
  migrations: [],
});
