import { color, number, select } from '@etalage/form-engine/schema';

interface SectionDefaults {
  /** Padding above and below, on the 0.25 rem scale (LAY-22). */
  padding: number;
  /** Stored colour; empty shows the page's own background. */
  ground?: string;
  textColor?: string;
}

/** The settings of every section (SEC-03). */
export function sectionFields({ padding, ground = '', textColor = '' }: SectionDefaults) {
  return {
    padding_top: number('field_padding_top', { initial: String(padding) }),
    padding_bottom: number('field_padding_bottom', { initial: String(padding) }),
    section_bg_color: color('field_section_bg_color', { group: 'style', initial: ground }),
    section_text_color: color('field_section_text_color', { group: 'style', initial: textColor }),
    section_bg_image_size: select(
      'field_section_bg_image_size',
      [
        { value: 'cover', title: 'field_size_cover' },
        { value: 'contain', title: 'field_size_contain' },
        { value: 'auto', title: 'field_size_auto' },
      ],
      { group: 'style', initial: 'cover' },
    ),
    section_bg_image_align: select(
      'field_section_bg_image_align',
      [
        { value: 'center', title: 'field_position_center' },
        { value: 'top', title: 'field_align_top' },
        { value: 'bottom', title: 'field_align_bottom' },
        { value: 'left', title: 'field_position_left' },
        { value: 'right', title: 'field_position_right' },
      ],
      { group: 'style', initial: 'center' },
    ),
  };
}
