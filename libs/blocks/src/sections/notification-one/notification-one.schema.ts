import { color, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A message in a coloured box (TPL-42, SEC-58). */
export const notificationOne = defineBlock({
  type: 'notificationOne',
  version: 1,
  kind: 'section',
  title: 'template_notification_one_title',
  description: 'template_notification_one_description',
  groups: ['template_group_notifications'],
  disabled: true,
  thumbnail: [shape('ground', 6, 18, 84, 20), shape('title', 14, 26, 56, 4)],
  starter: (t) => ({ data: { title: t('starter_notification') } }),
  fields: {
    title: text('field_title'),
    color: color('field_notification_color', { group: 'style', initial: 'primary-100' }),
    ...sectionFields({ padding: 5 }),
  },
  slots: [],
  migrations: [],
});
