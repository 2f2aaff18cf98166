import type { PictureLook } from '@etalage/api-contract';
import { type FocalPoint, pictureSources, readPicture, type PlacedPicture } from '@etalage/site-model';
import type { CSSProperties } from 'react';

export interface PictureSettings {
  /** Stored address, with the focal point that its owner chose. */
  source: string;
  /** Alternative text; empty for a decoration. */
  alt: string;
  /** Displayed width, in CSS notation; without it the stored file is shown as it is. */
  sizes?: string | undefined;
  /** Size in pixels for which a place is kept; what is absent follows from the proportions of the picture. */
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
  title?: string | undefined;
  style?: CSSProperties | undefined;
  /** `first`: the largest picture of the first screen; `eager`: others of that screen. */
  loading?: 'first' | 'eager' | 'lazy';
  /** False for a picture with space around it, or one that is not visible at first. */
  hasPlaceholder?: boolean;
}

/** Pixels of a picture without a size: the width of a page. */
const PAGE_WIDTH = 1280;
/** Width to height of a picture that is not known. */
const USUAL_RATIO = 4 / 3;

/** The attributes of the `img` element of a picture. */
export function pictureAttributes(
  { source, alt, sizes, className, title, loading = 'lazy', ...settings }: PictureSettings,
  look: PictureLook | undefined,
) {
  const picture = readPicture(source);
  const sources = sizes === undefined ? { src: picture.address } : pictureSources(picture.address, sizes);
  const size = sizeOf(settings, look, sources.srcSet !== undefined);
  return {
    className: className || undefined,
    ...sources,
    alt,
    title: title || undefined,
    ...size,
    style: styleOf(picture, settings, look, 'width' in size ? {} : { aspectRatio: 'auto 4 / 3' }),
    ...loadings[loading],
  };
}

const loadings = {
  first: { fetchPriority: 'high' },
  eager: { loading: 'eager' },
  lazy: { loading: 'lazy', decoding: 'async' },
} as const;

/** Width and height are always written, so that nothing moves when the picture is loaded. */
function sizeOf(
  { width, height }: Pick<PictureSettings, 'width' | 'height'>,
  look: PictureLook | undefined,
  hasVariants: boolean,
): { width: number; height: number } | Record<never, never> {
  const ratio = look && look.height > 0 ? look.width / look.height : USUAL_RATIO;
  if (width && height) return { width, height };
  if (height) return { width: Math.max(1, Math.round(height * ratio)), height };
  // The natural size of a picture with variants is that of `sizes`; of another it is unknown before it is loaded.
  if (!width && !hasVariants && !look) return {};
  const whole = width || (hasVariants || !look ? PAGE_WIDTH : look.width);
  return { width: whole, height: Math.max(1, Math.round(whole / ratio)) };
}

/** Style of a picture: its focal point where it is cropped, and its placeholder, which the loaded picture covers. */
function styleOf(
  { focus }: PlacedPicture,
  { style, hasPlaceholder = true }: Pick<PictureSettings, 'style' | 'hasPlaceholder'>,
  look: PictureLook | undefined,
  place: CSSProperties,
): CSSProperties | undefined {
  const objectPosition = positionOf(focus, style?.objectPosition, look?.focus);
  const data = hasPlaceholder && look?.placeholder;
  const own: CSSProperties = {
    ...place,
    ...style,
    ...(objectPosition !== undefined && { objectPosition }),
    ...(data && {
      background: `url(data:image/webp;base64,${data}) ${objectPosition ?? '50%'}/cover`,
    }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}

/**
 * The part of a picture that stays in view: the point that was chosen at its place, else the setting of its block, else the
 * point of its file in the library. A block that shows the middle has no setting.
 */
export function positionOf<Position>(
  own: FocalPoint | undefined,
  setting: Position,
  ofFile: FocalPoint | undefined,
): Position | string {
  const isMiddle = setting === undefined || setting === 'center' || setting === 'center center';
  const point = own ?? (isMiddle ? ofFile : undefined);
  return point ? `${point.x}% ${point.y}%` : setting;
}
