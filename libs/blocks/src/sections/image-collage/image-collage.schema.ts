import { files, text } from '@etalage/form-engine/schema';
import { samplePictures } from '../../picture/sample-pictures.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { componentFields } from '../../section-frame/section-fields.ts';

/** Up to three pictures around each other, each with a text (SEC-74, SEC-75). */
export const imageCollage = defineBlock({
  type: 'imageCollage',
  version: 1,
  kind: 'section',
  title: 'template_image_collage_title',
  description: 'template_image_collage_description',
  groups: ['template_group_featured'],
  thumbnail: [shape('image', 6, 6, 52, 44), shape('image', 62, 6, 28, 20), shape('image', 62, 30, 28, 20)],
  starter: (t) => ({
    data: {
      images_image: samplePictures(3),
      text_one: t('starter_collage_one'),
      text_two: t('starter_collage_two'),
      text_three: t('starter_collage_three'),
    },
  }),
  fields: {
    images_image: files('field_collage_images', { maxFiles: 3 }),
    text_one: text('field_text_one'),
    text_two: text('field_text_two'),
    text_three: text('field_text_three'),
    ...componentFields(),
  },
  slots: [],
  migrations: [],
});
