import { color, number } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A line between two sections (TPL-41, SEC-57). */
export const lineOne = defineBlock({
  type: 'lineOne',
  version: 1,
  kind: 'section',
  title: 'template_line_one_title',
  description: 'template_line_one_description',
  groups: ['template_group_content'],
  disabled: true,
  thumbnail: [shape('title', 8, 27, 80, 2)],
  fields: {
    color: color('field_line_color', { group: 'style', initial: 'primary-500' }),
    height: number('field_line_height', { initial: '1', least: 1, most: 100 }),
    ...sectionFields({ padding: 5 }),
  },
  slots: [],
  migrations: [],
});
