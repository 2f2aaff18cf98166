import { alternativeText, color, files, flag, link, number, select } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { pictureAligns, radii, shadows } from '../../option-lists/option-lists.ts';

/** One picture (BLK-35 to BLK-39). */
export const image = defineBlock({
  type: 'image',
  version: 1,
  kind: 'content',
  title: 'block_image_title',
  groups: ['template_group_content'],
  thumbnail: [shape('image', 14, 8, 68, 40)],
  fields: {
    url: files('field_image_url', { maxFiles: 1 }),
    alt: alternativeText('field_image_alt', { describes: 'url', decorative: 'alt_decorative' }),
    alt_decorative: flag('field_image_decorative', { group: 'image', hint: 'field_image_decorative_hint' }),
    width: number('field_width', { group: 'image' }),
    height: number('field_height', { group: 'image' }),
    radius: select('field_radius', radii, { group: 'style', initial: 'none' }),
    border: number('field_border', { group: 'style' }),
    border_color: color('field_border_color', { group: 'style' }),
    shadow: select('field_shadow', shadows, { group: 'style', initial: 'none' }),
    align: select('field_align', pictureAligns, { initial: 'left' }),
    click_event: select(
      'field_click_event',
      [
        { value: '', title: 'field_click_open' },
        { value: 'link', title: 'field_click_link' },
        { value: 'none', title: 'field_click_none' },
      ],
      { group: 'content', initial: '' },
    ),
    link: link('field_url'),
  },
  slots: [],
  migrations: [],
});
