import { startingWith } from '../style-settings/style-choices.ts';
import { styleFields } from '../style-settings/style-settings.ts';

interface SectionDefaults {
  /** Padding above and below, on the 0.25 rem scale (LAY-22). */
  padding: number;
  /** Stored colour; empty shows the page's own background. */
  ground?: string;
  /** How opaque that colour is, in percent; one of `opacities`. */
  groundOpacity?: number;
  textColor?: string;
  /** Padding left and right on phones, on the same scale. */
  phoneSides?: number;
  /** Smallest height of the content, on the same scale. */
  minHeight?: number;
  /** Whether the section has a background picture of its own, on which the settings for such pictures act at once. */
  hasBackdrop?: boolean;
}

/** The style settings of every section (SEC-03, STY-01), with the values that a new one starts with. */
export function sectionFields({
  padding,
  ground = '',
  groundOpacity,
  textColor = '',
  phoneSides,
  minHeight,
  hasBackdrop = false,
}: SectionDefaults): typeof styleFields {
  const { padding_top, padding_bottom, mobile_padding_left, mobile_padding_right } = styleFields;
  return {
    ...styleFields,
    section_text_color: { ...styleFields.section_text_color, initial: textColor },
    section_bg_color: { ...styleFields.section_bg_color, initial: ground },
    ...(groundOpacity !== undefined && {
      section_bg_color_opacity: {
        ...styleFields.section_bg_color_opacity,
        initial: `bg-opacity-${groundOpacity}`,
      },
    }),
    ...(hasBackdrop && {
      active_section_bg_image: { ...styleFields.active_section_bg_image, initial: '1' },
    }),
    ...(minHeight !== undefined && {
      section_min_height: { ...styleFields.section_min_height, initial: String(minHeight) },
    }),
    padding_top: startingWith(padding_top, padding),
    padding_bottom: startingWith(padding_bottom, padding),
    ...(phoneSides !== undefined && {
      mobile_padding_left: startingWith(mobile_padding_left, phoneSides),
      mobile_padding_right: startingWith(mobile_padding_right, phoneSides),
    }),
  };
}

/** The style settings of a component: a section within the width of others, such as tiles (LAY-20, LAY-21). */
export function componentFields(defaults: Partial<SectionDefaults> = {}): typeof styleFields {
  return sectionFields({ padding: 8, phoneSides: 4, ...defaults });
}
