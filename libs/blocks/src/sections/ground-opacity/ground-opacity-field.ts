import { select } from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';

const steps = [
  { value: 'bg-opacity-0', title: 'field_opacity_0' },
  { value: 'bg-opacity-10', title: 'field_opacity_10' },
  { value: 'bg-opacity-20', title: 'field_opacity_20' },
  { value: 'bg-opacity-30', title: 'field_opacity_30' },
  { value: 'bg-opacity-40', title: 'field_opacity_40' },
  { value: 'bg-opacity-50', title: 'field_opacity_50' },
  { value: 'bg-opacity-60', title: 'field_opacity_60' },
  { value: 'bg-opacity-70', title: 'field_opacity_70' },
  { value: 'bg-opacity-80', title: 'field_opacity_80' },
  { value: 'bg-opacity-90', title: 'field_opacity_90' },
  { value: 'bg-opacity-100', title: 'field_opacity_100' },
] as const satisfies readonly { value: string; title: TextKey }[];

const choices = [{ value: '', title: 'field_opacity_behind' }, ...steps] as const;

/** A stored opacity, by its class (SEC-56); empty leaves the colour behind the background picture. */
export type GroundOpacityClass = (typeof choices)[number]['value'];

/** The opacity of a section's colour, which then is over its background picture (SEC-50, SEC-55). */
export function groundOpacityField(initial: GroundOpacityClass) {
  return select('field_section_bg_color_opacity', choices, { group: 'style', initial });
}
