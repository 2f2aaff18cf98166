import { defineBlock } from '../../runtime/define-block.ts';
import { boxes } from '../../runtime/thumbnail.ts';
import { gallerySectionFields, gallerySectionStarter } from '../gallery-section/gallery-section-fields.ts';

/** Pictures in three columns (TPL-30, GAL-02). */
export const blockGalleryThree = defineBlock({
  type: 'blockGalleryThree',
  version: 1,
  kind: 'section',
  title: 'template_block_gallery_three_title',
  description: 'template_block_gallery_three_description',
  groups: ['template_group_galleries'],
  thumbnail: boxes(3, 2),
  starter: gallerySectionStarter('72', 6),
  fields: gallerySectionFields(40),
  slots: ['content'],
  migrations: [],
});
