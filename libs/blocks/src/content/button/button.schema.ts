import { files, flag, link, number, select, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { aligns, buttonTypes, radii } from '../../option-lists/option-lists.ts';

/** A link styled as a button, or a button that sends an event to the page (BLK-47 to BLK-55). */
export const buttonBlock = defineBlock({
  type: 'button',
  version: 1,
  kind: 'content',
  title: 'block_button_title',
  groups: ['template_group_actions'],
  fields: {
    type: select('field_button_type', buttonTypes, { group: 'style', initial: 'primary' }),
    url: link('field_url'),
    title: text('field_title'),
    target: select(
      'field_target',
      [
        { value: '', title: 'field_target_same' },
        { value: '_blank', title: 'field_target_blank' },
      ],
      { group: 'content', initial: '' },
    ),
    rel: text('field_rel'),
    align: select('field_align', aligns, { initial: 'left' }),
    mobile_align: select('field_mobile_align', aligns, { initial: 'left' }),
    image_url: files('field_image_url', { maxFiles: 1 }),
    alt: text('field_image_alt', { group: 'image' }),
    width: number('field_width', { group: 'image' }),
    height: number('field_height', { group: 'image' }),
    radius: select('field_radius', radii, { group: 'style', initial: 'md' }),
    default_active_state: flag('field_default_active_state', { group: 'style' }),
    click_event_identifier: text('field_click_event_identifier'),
    button_div_id: text('field_button_div_id'),
  },
  slots: [],
  migrations: [],
});
