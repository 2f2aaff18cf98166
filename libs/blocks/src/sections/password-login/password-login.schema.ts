import { defineBlock } from '../../runtime/define-block.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The password form of a page (TPL-11). */
export const passwordLogin = defineBlock({
  type: 'passwordLogin',
  version: 1,
  kind: 'section',
  title: 'template_password_login_title',
  groups: ['template_group_login'],
  fields: { ...sectionFields({ padding: 20 }) },
  slots: [],
  migrations: [],
});
