import { defineBlock } from '../../runtime/define-block.ts';
import { boxes } from '../../runtime/thumbnail.ts';
import { gallerySectionFields, gallerySectionStarter } from '../gallery-section/gallery-section-fields.ts';

/** Pictures in four columns (TPL-31, GAL-03). */
export const blockGalleryFour = defineBlock({
  type: 'blockGalleryFour',
  version: 1,
  kind: 'section',
  title: 'template_block_gallery_four_title',
  description: 'template_block_gallery_four_description',
  groups: ['template_group_galleries'],
  thumbnail: boxes(4, 3),
  starter: gallerySectionStarter('56', 8),
  fields: gallerySectionFields(40),
  slots: ['content'],
  migrations: [],
});
