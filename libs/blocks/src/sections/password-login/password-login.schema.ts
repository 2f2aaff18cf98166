import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The password form of a page (TPL-11). */
export const passwordLogin = defineBlock({
  type: 'passwordLogin',
  version: 1,
  kind: 'section',
  title: 'template_password_login_title',
  description: 'template_password_login_description',
  groups: ['template_group_login'],
  thumbnail: [shape('title', 30, 12, 36, 4), shape('edge', 26, 22, 44, 9), shape('button', 36, 36, 24, 8)],
  placement: ['login'],
  fields: { ...sectionFields({ padding: 20 }) },
  slots: [],
  migrations: [],
});
