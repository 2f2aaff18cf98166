import { cssColor } from '@etalage/site-model';
import type { GroundOpacityClass } from './ground-opacity-field.ts';
import { layer, layered } from './ground-opacity.css.ts';

interface Ground {
  section_bg_color: string;
  section_bg_color_opacity: GroundOpacityClass;
}

/**
 * What a section's frame gets if its colour has an opacity: data without that colour, because the layer has it, and the
 * class of an element with a layer.
 */
export function withGroundLayer<D extends Ground>(data: D): { data: D; className: string } {
  if (data.section_bg_color_opacity === '') return { data, className: '' };
  return { data: { ...data, section_bg_color: '' }, className: layered };
}

/** The layer of colour of a section; nothing if its colour has no opacity of its own. */
export function GroundLayer({ data }: { data: Ground }) {
  const color = cssColor(data.section_bg_color);
  if (data.section_bg_color_opacity === '' || !color) return null;
  return (
    <div
      className={`${layer} ${data.section_bg_color_opacity}`}
      style={{ backgroundColor: color }}
      data-ground=""
    />
  );
}
