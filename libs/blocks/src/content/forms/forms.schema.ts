import { color, form, select } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { aligns, buttonTypes, formPaddings, formWidths } from '../../option-lists/option-lists.ts';

/** A form for visitors (BLK-59, BLK-55); the form itself is part of the page. */
export const formsBlock = defineBlock({
  type: 'forms',
  version: 1,
  kind: 'content',
  title: 'block_forms_title',
  groups: ['template_group_forms'],
  thumbnail: [
    ...[6, 18].map((y) => shape('edge', 20, y, 56, 8)),
    shape('edge', 20, 30, 56, 10),
    shape('button', 20, 44, 22, 7),
  ],
  fields: {
    id: form('field_form'),
    bg: color('field_form_bg', { group: 'style' }),
    width: select('field_width', formWidths, { initial: 'full' }),
    padding: select('field_form_padding', formPaddings, { initial: 'none' }),
    align_wrapper: select('field_align', aligns, { initial: 'left' }),
    align_button: select('field_form_align_button', aligns, { initial: 'left' }),
    button_type: select('field_button_type', buttonTypes, { group: 'style', initial: 'primary' }),
    label_align: select('field_form_label_align', aligns, { initial: 'left' }),
  },
  slots: [],
  migrations: [],
});
