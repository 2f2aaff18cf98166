import { color, number, select, type Field } from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';

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

/**
 * The companions of content fields: whether a value belongs to this page or to every page with the template (SEC-07,
 * SEC-08). Stored as '1' for this page, which is the default (SEC-09).
 */
export function localFields<const N extends LocalName>(...names: N[]): Record<`${N}_local`, Field> {
  const companions = names.map((name) => {
    const field = select(`field_local_${name}`, reach, { group: 'global', initial: '1' });
    return [`${name}_local`, field] as const;
  });
  return Object.fromEntries(companions) as Record<`${N}_local`, Field>;
}

type NameIn<Key> = Key extends `field_local_${infer Name}` ? Name : never;
/** A content field that has texts for its companion. */
type LocalName = Exclude<NameIn<TextKey>, 'page' | 'site'>;

const reach = [
  { value: '1', title: 'field_local_page' },
  { value: '0', title: 'field_local_site' },
] as const;
