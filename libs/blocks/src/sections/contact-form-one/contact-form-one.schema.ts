import { form } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { headedText } from '../../runtime/starter.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A form with content beside it (TPL-44, SEC-60). */
export const contactFormOne = defineBlock({
  type: 'contactFormOne',
  version: 1,
  kind: 'section',
  title: 'template_contact_form_one_title',
  description: 'template_contact_form_one_description',
  groups: ['template_group_forms'],
  disabled: true,
  thumbnail: [
    ...[8, 20].map((y) => shape('edge', 14, y, 68, 8)),
    shape('edge', 14, 32, 68, 8),
    shape('button', 14, 44, 22, 7),
  ],
  starter: (t) => ({
    slots: { content: [headedText(t, 'starter_welcome_heading', 'starter_welcome_text')] },
  }),
  fields: {
    form: form('field_form'),
    ...sectionFields({ padding: 20 }),
  },
  slots: ['content'],
  migrations: [],
});
