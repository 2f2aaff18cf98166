import { color, files, flag, select } from '@etalage/form-engine/schema';
import { cssColor } from '@etalage/site-model';
import { choice } from './style-choices.ts';
import { opacities, repeats } from './style-lists.ts';
import { setting, type Declarations } from './style-setting.ts';

/** The switches that show a group of settings; off, none of the group has an effect. */
const byColor = { group: 'style', place: { switchedBy: 'active_section_bg_color' } } as const;
const byImage = { group: 'style', place: { switchedBy: 'active_section_bg_image' } } as const;
const imageRow = (row: string) => ({ ...byImage, place: { ...byImage.place, row: `image ${row}` } }) as const;

const places = [
  { value: 'center', title: 'field_position_center' },
  { value: 'top', title: 'field_align_top' },
  { value: 'bottom', title: 'field_align_bottom' },
  { value: 'left', title: 'field_position_left' },
  { value: 'right', title: 'field_position_right' },
] as const;

const repeatTitles = {
  'no-repeat': 'field_repeat_none',
  repeat: 'field_repeat_both',
  'repeat-x': 'field_repeat_horizontal',
  'repeat-y': 'field_repeat_vertical',
} as const;

const opacityOptions = opacities.map((percent) => ({ value: `bg-opacity-${percent}`, label: `${percent}%` }));

/** Colours and picture behind a block (STY-17 to STY-21); `ground.ts` shows them, because they act on each other. */
export const groundSettings = {
  section_text_color: setting(color('field_section_text_color', { group: 'style' }), {
    kind: 'inline',
    styleOf: (stored): Declarations => {
      const css = cssColor(stored);
      return css ? { color: css } : {};
    },
  }),
  active_section_bg_color: setting(flag('field_active_section_bg_color', { group: 'style', initial: '1' })),
  section_bg_color: setting(color('field_section_bg_color', byColor)),
  section_bg_color_opacity: setting(choice('field_section_bg_color_opacity', opacityOptions, byColor)),
  active_section_bg_image: setting(flag('field_active_section_bg_image', { group: 'style' })),
  section_bg_image: setting(files('field_background_image', { ...byImage, maxFiles: 1, maxSide: 1400 })),
  section_bg_image_type: setting(
    select(
      'field_section_bg_image_type',
      [
        { value: 'scroll', title: 'field_bg_image_scroll' },
        { value: 'fixed', title: 'field_bg_image_fixed' },
      ],
      { ...imageRow('look'), initial: 'scroll' },
    ),
  ),
  section_bg_image_size: setting(
    select(
      'field_section_bg_image_size',
      [
        { value: 'cover', title: 'field_size_cover' },
        { value: 'contain', title: 'field_size_contain' },
        { value: 'auto', title: 'field_size_auto' },
      ],
      { ...imageRow('look'), initial: 'cover' },
    ),
  ),
  section_bg_image_align: setting(
    select('field_section_bg_image_align', places, { ...imageRow('place'), initial: 'center' }),
  ),
  section_bg_image_align_mobile: setting(
    select('field_section_bg_image_align_mobile', [{ value: '', title: 'field_style_default' }, ...places], {
      ...imageRow('place'),
      initial: '',
    }),
  ),
  section_bg_image_repeat: setting(
    select(
      'field_section_bg_image_repeat',
      repeats.map((value) => ({ value, title: repeatTitles[value] })),
      { ...byImage, initial: 'no-repeat' },
    ),
  ),
};
