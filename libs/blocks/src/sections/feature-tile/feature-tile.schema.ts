import { files, link, list, select, text } from '@etalage/form-engine/schema';
import { aligns } from '../../option-lists/option-lists.ts';
import { samplePicture } from '../../picture/sample-pictures.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { boxes } from '../../runtime/thumbnail.ts';
import { componentFields } from '../../section-frame/section-fields.ts';

const shared = componentFields();

/** Titles of the six tiles of a new section. */
const starters = [
  'starter_tile_one',
  'starter_tile_two',
  'starter_tile_three',
  'starter_tile_four',
  'starter_tile_five',
  'starter_tile_six',
] as const;

/** Pictures with a title that each lead to a page (SEC-73, SEC-75). */
export const featureTile = defineBlock({
  type: 'featureTile',
  version: 1,
  kind: 'section',
  title: 'template_feature_tile_title',
  description: 'template_feature_tile_description',
  groups: ['template_group_featured'],
  thumbnail: boxes(3, 2),
  starter: (t) => ({
    data: {
      items: starters.map((title, index) => ({
        layout: 'item',
        key: `tile-${index + 1}`,
        attributes: { title: t(title), image: samplePicture(index), link: '/' },
      })),
    },
  }),
  fields: {
    items: list(
      'field_tiles',
      {
        title: text('field_title'),
        image: files('field_image_url', { maxFiles: 1 }),
        link: link('field_url'),
      },
      { item: 'field_tile', titledBy: 'title', most: 6 },
    ),
    alignment: select('field_alignment', aligns, { initial: 'left' }),
    ...shared,
    flex_grids: { ...shared.flex_grids, initial: '3' },
  },
  slots: [],
  migrations: [],
});
