import { files, modelFile, number, select, text } from '@etalage/form-engine/schema';
import { pictureAligns } from '../../option-lists/option-lists.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';

/** A 3D model that turns, and that visitors turn themselves (BLK-70, M3D-01, M3D-02). */
export const threedmodel = defineBlock({
  type: 'threedmodel',
  version: 1,
  kind: 'content',
  title: 'block_model_title',
  groups: ['template_group_content'],
  thumbnail: [shape('edge', 26, 6, 44, 44), shape('image', 38, 18, 20, 20)],
  fields: {
    url: modelFile('field_model_url', { hint: 'field_model_url_hint' }),
    alt: text('field_model_alt', { hint: 'field_model_alt_hint' }),
    poster: files('field_model_poster', { maxFiles: 1, hint: 'field_model_poster_hint' }),
    align: select('field_align', pictureAligns, { initial: 'left' }),
    width: number('field_width', { least: 1, most: 2000, hint: 'field_model_width_hint' }),
    height: number('field_height', { least: 1, most: 2000, hint: 'field_model_height_hint' }),
  },
  slots: [],
  migrations: [],
});
