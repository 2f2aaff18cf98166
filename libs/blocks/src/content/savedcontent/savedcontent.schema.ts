import { references } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { lines, shape } from '../../runtime/thumbnail.ts';

/** The content of a template of the website among other blocks (BLK-71); the server puts it in `savedcontent_mutated`. */
export const savedcontent = defineBlock({
  type: 'savedcontent',
  version: 1,
  kind: 'content',
  title: 'block_saved_content_title',
  groups: ['template_group_templates'],
  thumbnail: [shape('edge', 14, 6, 68, 44), ...lines(22, 16, 52, 4)],
  fields: {
    savedcontent: references('field_saved_content', 'templates', { hint: 'field_saved_content_hint' }),
  },
  slots: [],
  filled: ['savedcontent_mutated'],
  migrations: [],
});
