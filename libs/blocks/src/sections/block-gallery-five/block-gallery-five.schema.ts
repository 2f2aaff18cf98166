import { defineBlock } from '../../runtime/define-block.ts';
import { boxes } from '../../runtime/thumbnail.ts';
import { gallerySectionFields, gallerySectionStarter } from '../gallery-section/gallery-section-fields.ts';

/** Pictures in five columns (TPL-32, GAL-04, GAL-05). */
export const blockGalleryFive = defineBlock({
  type: 'blockGalleryFive',
  version: 1,
  kind: 'section',
  title: 'template_block_gallery_five_title',
  description: 'template_block_gallery_five_description',
  groups: ['template_group_galleries'],
  thumbnail: boxes(5, 3),
  starter: gallerySectionStarter('44', 10),
  fields: gallerySectionFields(40),
  slots: ['content'],
  migrations: [],
});
