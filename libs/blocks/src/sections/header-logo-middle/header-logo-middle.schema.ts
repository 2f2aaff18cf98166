import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';
import { logoFields } from '../header-one/header-fields.ts';

/** Header 3: a logo in the middle (TPL-22, SEC-24). */
export const headerLogoMiddle = defineBlock({
  type: 'headerLogoMiddle',
  version: 1,
  kind: 'section',
  title: 'template_header_logo_middle_title',
  description: 'template_header_logo_middle_description',
  groups: ['template_group_header'],
  thumbnail: [shape('title', 39, 24, 18, 8), shape('edge', 6, 42, 84, 0.8)],
  placement: ['header'],
  fields: { ...logoFields, ...sectionFields({ padding: 10 }) },
  slots: [],
  migrations: [],
});
