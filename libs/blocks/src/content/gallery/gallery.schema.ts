import { alternativeText, color, files, flag, number, select } from '@etalage/form-engine/schema';
import { radii, shadows } from '../../option-lists/option-lists.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { boxes } from '../../runtime/thumbnail.ts';

/** Pictures in columns that open in the viewer (BLK-40 to BLK-46). */
export const gallery = defineBlock({
  type: 'gallery',
  version: 1,
  kind: 'content',
  title: 'block_gallery_title',
  groups: ['template_group_galleries'],
  thumbnail: boxes(3, 2),
  starter: () => ({ data: { radius: 'md' } }),
  fields: {
    images: files('field_images', { maxFiles: 40 }),
    alt: alternativeText('field_image_alt', { describes: 'images', decorative: 'alt_decorative' }),
    alt_decorative: flag('field_image_decorative', { group: 'image', hint: 'field_image_decorative_hint' }),
    click_event: select(
      'field_click_event',
      [
        { value: '', title: 'field_click_open' },
        { value: 'none', title: 'field_click_none' },
      ],
      { group: 'content', initial: '' },
    ),
    columns: number('field_columns', { initial: '3', least: 1, most: 12 }),
    column_spacing: number('field_pictures_spacing', { initial: '4', least: 0 }),
    width: number('field_width', { group: 'image', initial: '300', least: 1 }),
    height: number('field_height', {
      group: 'image',
      initial: '300',
      least: 1,
      hint: 'field_pictures_proportions_hint',
    }),
    radius: select('field_radius', radii, { group: 'style', initial: 'none' }),
    border: number('field_border', { group: 'style' }),
    border_color: color('field_border_color', { group: 'style' }),
    shadow: select('field_shadow', shadows, { group: 'style', initial: 'none' }),
  },
  slots: [],
  migrations: [],
});
