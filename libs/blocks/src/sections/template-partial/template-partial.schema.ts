import { references } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { titleWithText } from '../../runtime/thumbnail.ts';

/** Shows a template of the site (TPL-33); the server puts its blocks in `content`. */
export const templatePartial = defineBlock({
  type: 'templatePartial',
  version: 1,
  kind: 'section',
  title: 'block_template_partial_title',
  description: 'template_partial_description',
  is_template: true,
  groups: ['template_group_templates', 'template_group_global'],
  thumbnail: titleWithText(6, 10, 84, 5),
  fields: { template: references('field_partial_template', 'templates') },
  slots: [],
  filled: ['content'],
  migrations: [],
});
