import { color, files, flag, number, select, text } from '@etalage/form-engine/schema';
import { radii, shadows } from '../../option-lists/option-lists.ts';
import { sampleLogos } from '../../picture/sample-pictures.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** Logos or pictures that move by themselves (TPL-26, SEC-39 to SEC-46, SEC-80). */
export const logosSlider = defineBlock({
  type: 'logosSlider',
  version: 1,
  kind: 'section',
  title: 'template_logos_slider_title',
  description: 'template_logos_slider_description',
  groups: ['template_group_logos'],
  thumbnail: [
    ...[8, 26, 44, 62, 78].map((x) => shape('image', x, 19, 12, 10)),
    ...[40, 46, 52].map((x) => shape('button', x, 42, 3, 3)),
  ],
  starter: (t) => ({ data: sampleLogos(t) }),
  fields: {
    logo_image: files('field_logos', { maxFiles: 40 }),
    logo_alt: text('field_logos_alt', { group: 'image', hint: 'field_logos_alt_hint' }),
    images_height: number('field_logos_height', {
      group: 'image',
      initial: '40',
      least: 1,
      hint: 'field_pixels_hint',
    }),
    images_width: number('field_logos_width', { group: 'image', least: 1, hint: 'field_logos_width_hint' }),
    autoplay_speed: number('field_autoplay_speed', { least: 500, hint: 'field_autoplay_speed_hint_logos' }),
    per_slide: number('field_slides_desktop', { least: 1, hint: 'field_slides_desktop_hint' }),
    mobile_per_slide: number('field_slides_mobile', { least: 1, hint: 'field_slides_mobile_hint' }),
    centered: flag('field_slides_centered', { group: 'layout', hint: 'field_slides_centered_hint' }),
    grayscale: flag('field_grayscale', { group: 'style' }),
    images_radius: select('field_radius', radii, { group: 'style', initial: 'none' }),
    images_border: number('field_border', { group: 'style' }),
    images_border_color: color('field_border_color', { group: 'style' }),
    images_shadow: select('field_shadow', shadows, { group: 'style', initial: 'none' }),
    ...sectionFields({ padding: 10 }),
  },
  slots: [],
  migrations: [],
});
