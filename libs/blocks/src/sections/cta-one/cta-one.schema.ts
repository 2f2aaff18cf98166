import { color, link, richText, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A bar that calls for one action: a title and a button (TPL-40, SEC-55, SEC-56). */
export const ctaOne = defineBlock({
  type: 'ctaOne',
  version: 1,
  kind: 'section',
  title: 'template_cta_one_title',
  description: 'template_cta_one_description',
  groups: ['template_group_actions', 'template_group_banners'],
  disabled: true,
  thumbnail: [shape('ground', 0, 16, 96, 24), shape('title', 8, 25, 42, 5), shape('button', 66, 24, 22, 8)],
  starter: (t) => ({
    data: {
      title: `<h2>${t('starter_cta_heading')}</h2>`,
      button_title: t('starter_contact_button'),
      button_link: '/contact',
    },
  }),
  fields: {
    title: richText('field_title', { initial: 'Titel' }),
    button_title: text('field_button_title'),
    button_link: link('field_button_link', { initial: '/' }),
    color: color('field_button_color', { group: 'style', initial: 'white' }),
    ...sectionFields({ padding: 6, ground: 'primary-700', groundOpacity: 80, textColor: 'white' }),
  },
  slots: [],
  migrations: [],
});
