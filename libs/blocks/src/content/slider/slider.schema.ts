import { flag, identifier, number, select, type FormValues } from '@etalage/form-engine/schema';
import { isOn } from '@etalage/shop-domain';
import { defineBlock } from '../../runtime/define-block.ts';
import { startedChildren } from '../../runtime/starter-texts.ts';
import { shape, titleWithText } from '../../runtime/thumbnail.ts';

const slides = (values: FormValues) => values['type_animation'] !== 'fade';
const moves = (values: FormValues) => isOn(values['autoplay']);

/** Slides with blocks of their own (BLK-57, SLID-12 to SLID-20). */
export const slider = defineBlock({
  type: 'slider',
  version: 1,
  kind: 'content',
  title: 'block_slider_title',
  groups: ['template_group_content'],
  thumbnail: [
    ...titleWithText(18, 10, 60, 4),
    shape('edge', 6, 24, 4, 8),
    shape('edge', 86, 24, 4, 8),
    ...[40, 46, 52].map((x) => shape('button', x, 48, 3, 3)),
  ],
  starter: (t) => ({ slots: { slides: startedChildren(t, 'slide', 3) } }),
  fields: {
    autoplay: flag('field_autoplay'),
    autoplay_speed: number('field_autoplay_speed', {
      least: 500,
      hint: 'field_autoplay_speed_hint_slider',
      conditional: moves,
    }),
    disable_dots: flag('field_disable_dots'),
    disable_arrows: flag('field_disable_arrows'),
    type_animation: select(
      'field_type_animation',
      [
        { value: '', title: 'field_animation_slide' },
        { value: 'fade', title: 'field_animation_fade' },
      ],
      { initial: '' },
    ),
    mobile_quantity: number('field_slides_mobile', {
      least: 1,
      hint: 'field_slides_mobile_hint',
      conditional: slides,
    }),
    desktop_quantity: number('field_slides_desktop', { least: 1, conditional: slides }),
    carousel_identifier: identifier('field_carousel_identifier', { group: 'style' }),
  },
  slots: ['slides'],
  migrations: [],
});
