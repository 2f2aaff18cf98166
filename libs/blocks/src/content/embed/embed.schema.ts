import { markup } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';

/** Content of another website, such as a video or a map, from its code (BLK-66). */
export const embed = defineBlock({
  type: 'embed',
  version: 1,
  kind: 'content',
  title: 'block_embed_title',
  groups: ['template_group_content'],
  thumbnail: [shape('edge', 8, 6, 80, 44), shape('button', 40, 22, 16, 12)],
  fields: { code: markup('field_embed_code', { hint: 'field_embed_code_hint' }) },
  slots: [],
  migrations: [],
});
