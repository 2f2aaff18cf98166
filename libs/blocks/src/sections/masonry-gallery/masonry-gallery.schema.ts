import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { gallerySectionFields, gallerySectionStarter } from '../gallery-section/gallery-section-fields.ts';

const masonryThumbnail = [
  shape('image', 6, 6, 25, 20),
  shape('image', 6, 30, 25, 20),
  shape('image', 35, 6, 25, 28),
  shape('image', 35, 38, 25, 12),
  shape('image', 64, 6, 26, 14),
  shape('image', 64, 24, 26, 26),
];

/** Ten pictures of different heights in three columns (TPL-29, GAL-01). */
export const masonryGallery = defineBlock({
  type: 'masonryGallery',
  version: 1,
  kind: 'section',
  title: 'template_masonry_gallery_title',
  description: 'template_masonry_gallery_description',
  groups: ['template_group_galleries'],
  thumbnail: masonryThumbnail,
  starter: gallerySectionStarter('56', 10),
  fields: gallerySectionFields(10),
  slots: ['content'],
  migrations: [],
});
