import type { Field } from '@etalage/form-engine/schema';
import { z } from 'zod';
import { defineBlock } from '../../runtime/define-block.ts';

/** The template to show, by its id. */
const template: Field<z.ZodString> = {
  type: 'partial',
  title: 'field_partial_template',
  group: 'content',
  initial: '',
  codec: z.string(),
};

/** Shows a template of the site (TPL-33); the server puts its blocks in `content`. */
export const templatePartial = defineBlock({
  type: 'templatePartial',
  version: 1,
  kind: 'section',
  title: 'block_template_partial_title',
  groups: ['template_group_templates', 'template_group_global'],
  fields: { template },
  slots: [],
  filled: ['content'],
  migrations: [],
});
