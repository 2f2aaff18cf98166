import { cssColor, type FocalPoint, type PlacedPicture } from '@etalage/site-model';
import type { CSSProperties } from 'react';
import { positionOf } from '../picture/picture-attributes.ts';
import { PHONE_PLACE } from './style-settings.css.ts';
import type { StyleValues } from './style-settings.ts';

/** What is behind a block's content. */
export interface Ground {
  /** CSS of the colour, over the picture if it is a veil. */
  color?: string | undefined;
  isVeil: boolean;
  image?: string | undefined;
  look: PictureLook;
}

/** How a background picture is shown. */
export interface PictureLook {
  size: 'cover' | 'contain' | 'auto';
  align: string;
  phoneAlign: string;
  repeat: string;
  isFixed: boolean;
}

const usual: PictureLook = {
  size: 'cover',
  align: 'center',
  phoneAlign: '',
  repeat: 'no-repeat',
  isFixed: false,
};

/**
 * Colour and picture behind a block (STY-18 to STY-21). `own` is a picture of the block's content: the picture of the
 * settings replaces it, and the settings act on it too. A colour with an opacity lies over a picture.
 */
export function groundOf(values: Partial<StyleValues>, own: string | undefined): Ground {
  const color = values.active_section_bg_color ? cssColor(values.section_bg_color ?? '') : undefined;
  const opacity = values.section_bg_color_opacity ?? '';
  const hasImage = Boolean(values.active_section_bg_image);
  const image = (hasImage ? values.section_bg_image?.[0] : undefined) ?? own;
  return {
    color: color && faded(color, opacity),
    isVeil: image !== undefined && color !== undefined && opacity !== '',
    image,
    look: hasImage ? pictureLook(values) : usual,
  };
}

function pictureLook(values: Partial<StyleValues>): PictureLook {
  return {
    size: values.section_bg_image_size ?? usual.size,
    align: values.section_bg_image_align ?? usual.align,
    phoneAlign: values.section_bg_image_align_mobile ?? '',
    repeat: values.section_bg_image_repeat ?? usual.repeat,
    isFixed: values.section_bg_image_type === 'fixed',
  };
}

/** A colour at an opacity, stored as `bg-opacity-80`. */
function faded(color: string, opacity: string): string {
  const percent = Number(opacity.slice('bg-opacity-'.length));
  return opacity === '' || percent === 100 ? color : `color-mix(in srgb, ${color} ${percent}%, transparent)`;
}

/** Style of the picture as an element. */
export function pictureStyle({ size, align, phoneAlign }: PictureLook): CSSProperties {
  return {
    objectFit: size === 'auto' ? 'none' : size,
    objectPosition: align,
    ...onPhone(phoneAlign),
  };
}

/** Style of an element that repeats the picture. */
export function patternStyle(
  { address, focus }: PlacedPicture,
  { size, align, phoneAlign, repeat }: PictureLook,
  ofFile: FocalPoint | undefined,
): CSSProperties {
  return {
    backgroundImage: `url(${JSON.stringify(address)})`,
    backgroundSize: size,
    backgroundPosition: positionOf(focus, align, ofFile),
    backgroundRepeat: repeat,
    ...onPhone(phoneAlign),
  };
}

function onPhone(place: string): Record<string, string> {
  return place === '' ? {} : { [`--${PHONE_PLACE}`]: place };
}
