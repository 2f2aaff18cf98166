import { richText } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A centred copyright line (TPL-28). */
export const copyrightCenter = defineBlock({
  type: 'CopyrightCenter',
  version: 1,
  kind: 'section',
  title: 'template_copyright_center_title',
  description: 'template_copyright_center_description',
  groups: ['template_group_copyright', 'template_group_footer'],
  thumbnail: [shape('ground', 0, 38, 96, 18), shape('text', 28, 46, 40, 2.5)],
  fields: {
    copyright: richText('field_copyright'),
    ...sectionFields({ padding: 5, ground: 'gray-100' }),
  },
  slots: [],
  migrations: [],
});
