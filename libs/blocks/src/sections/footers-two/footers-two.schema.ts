import { link, references, richText, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape, titleWithText } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

const social = { initial: '#' } as const;

/** The footer: seller, menu, social links, copyright (TPL-27, SEC-25 to SEC-33). */
export const footersTwo = defineBlock({
  type: 'footersTwo',
  version: 1,
  kind: 'section',
  title: 'template_footers_two_title',
  description: 'template_footers_two_description',
  groups: ['template_group_footer'],
  thumbnail: [shape('ground', 0, 0, 96, 56), ...[8, 38, 68].flatMap((x) => titleWithText(x, 10, 20, 4))],
  placement: ['footer'],
  fields: {
    facebook_link: link('field_facebook_link', social),
    linkedin_link: link('field_linkedin_link', social),
    twitter_link: link('field_twitter_link', social),
    instagram_link: link('field_instagram_link', social),
    github_link: link('field_github_link', social),
    youtube_link: link('field_youtube_link', social),
    whatsappnumber: text('field_whatsappnumber', { hint: 'field_whatsappnumber_hint' }),
    copyright: richText('field_copyright'),
    footer_menu: references('field_footer_menu', 'menus'),
    ...sectionFields({ padding: 10, ground: 'gray-100' }),
  },
  slots: ['content'],
  migrations: [],
});
