import { references } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { localFields, sectionFields } from '../../section-frame/section-fields.ts';

/** A form with content beside it (TPL-44, SEC-60). */
export const contactFormOne = defineBlock({
  type: 'contactFormOne',
  version: 1,
  kind: 'section',
  title: 'template_contact_form_one_title',
  groups: ['template_group_forms'],
  disabled: true,
  fields: {
    form: references('field_form', 'forms'),
    ...localFields('content'),
    ...sectionFields({ padding: 20 }),
  },
  slots: ['content'],
  migrations: [],
});
