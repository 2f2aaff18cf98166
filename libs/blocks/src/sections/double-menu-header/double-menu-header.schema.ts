import { link, menu, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';
import { contactFields, logoFields } from '../header-one/header-fields.ts';

/** Header 2: three menus, social links and a login button (TPL-20, SEC-22). */
export const doubleMenuHeader = defineBlock({
  type: 'doubleMenuHeader',
  version: 1,
  kind: 'section',
  title: 'template_double_menu_header_title',
  description: 'template_double_menu_header_description',
  groups: ['template_group_header'],
  thumbnail: [
    shape('title', 6, 18, 14, 6),
    ...[28, 40, 52].map((x) => shape('text', x, 20, 8, 2.5)),
    shape('button', 76, 17, 14, 8),
    shape('edge', 6, 32, 84, 0.8),
    ...[6, 16, 26, 72, 82].map((x) => shape('text', x, 38, 8, 2)),
  ],
  placement: ['header'],
  fields: {
    ...logoFields,
    main_menu: menu('field_main_menu_menu'),
    secondary_menu: menu('field_secondary_menu'),
    third_menu: menu('field_third_menu'),
    login: text('field_login', { hint: 'field_login_hint' }),
    login_link: link('field_login_link'),
    ...contactFields,
    facebook_link: link('field_facebook_link'),
    linkedin_link: link('field_linkedin_link'),
    youtube_link: link('field_youtube_link'),
    ...sectionFields({ padding: 10 }),
  },
  slots: [],
  migrations: [],
});
