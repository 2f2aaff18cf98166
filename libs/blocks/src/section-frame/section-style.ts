import { cssColor } from '@etalage/site-model';
import type { CSSProperties } from 'react';
import { above, below } from './section.css.ts';

/** Decoded values of `sectionFields`. */
export interface SectionData {
  padding_top: number | null;
  padding_bottom: number | null;
  section_bg_color: string;
  section_text_color: string;
  section_bg_image_size: string;
  section_bg_image_align: string;
}

/** The largest step of the spacing scale (STY-31). */
const LARGEST = 40;

/** Inline style of a section: only values of the page's data, everything else is in its style sheet. */
export function sectionStyle(data: SectionData): CSSProperties {
  const color = cssColor(data.section_text_color);
  const background = cssColor(data.section_bg_color);
  return {
    ...varsOf(data),
    ...(background && { backgroundColor: background }),
    ...(color && { color }),
  };
}

/** Inline style of a section's background picture. */
export function backdropStyle(data: SectionData): CSSProperties {
  const { section_bg_image_size: size, section_bg_image_align: place } = data;
  return {
    objectFit: size === 'contain' ? 'contain' : size === 'auto' ? 'none' : 'cover',
    objectPosition: place,
  };
}

function varsOf({ padding_top, padding_bottom }: SectionData): CSSProperties {
  return {
    [nameOf(above)]: String(clamped(padding_top)),
    [nameOf(below)]: String(clamped(padding_bottom)),
  };
}

/** `var(--name)` to `--name`. */
function nameOf(variable: string): string {
  return variable.slice('var('.length, -1);
}

function clamped(steps: number | null): number {
  return Math.min(LARGEST, Math.max(0, steps ?? 0));
}
