import type { FocalPoint } from '../picture/focal-point.ts';

/** A part of a picture in pixels from its left and its top. */
export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The shortest side of a part of a picture in pixels; of a smaller picture its whole side. */
export const LEAST_CROP = 16;

/** The proportions that are offered, width to height; `free` is any. */
export const cropRatios = { free: undefined, '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9 } as const;

export type CropRatio = keyof typeof cropRatios;

/** Pictures of pixels that the server can cut; drawings and moving pictures are not among them. */
const CROPPABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export function isCroppable(contentType: string): boolean {
  return CROPPABLE.includes(contentType);
}

/** Why an area is no part of a picture of this size: too small, outside it, or all of it. */
export function cropProblem(area: CropArea, size: Size): 'small' | 'outside' | 'whole' | undefined {
  const { left, top, width, height } = area;
  if (width < Math.min(LEAST_CROP, size.width) || height < Math.min(LEAST_CROP, size.height)) return 'small';
  if (left < 0 || top < 0 || left + width > size.width || top + height > size.height) return 'outside';
  return width === size.width && height === size.height ? 'whole' : undefined;
}

/** The largest area of a proportion, in the middle; of a free one a little less than the picture. */
export function largestCrop(size: Size, ratio: CropRatio): CropArea {
  const proportion = cropRatios[ratio];
  const side = proportion === undefined ? 0.8 : 1;
  const width = Math.round(Math.min(size.width, size.height * (proportion ?? Infinity)) * side);
  const height = Math.round(proportion === undefined ? size.height * side : width / proportion);
  const fitted = { width: Math.max(1, width), height: Math.min(size.height, Math.max(1, height)) };
  return {
    left: Math.floor((size.width - fitted.width) / 2),
    top: Math.floor((size.height - fitted.height) / 2),
    ...fitted,
  };
}

/**
 * An area after one of its numbers was typed: within the picture, and in its proportion. A number that does not fit is the
 * nearest one that does.
 */
export function typedCrop(area: CropArea, change: Partial<CropArea>, size: Size, ratio: CropRatio): CropArea {
  const proportion = cropRatios[ratio];
  const most =
    proportion === undefined
      ? size
      : {
          width: Math.min(size.width, size.height * proportion),
          height: Math.min(size.height, size.width / proportion),
        };
  const sized = {
    width: within(change.width ?? area.width, Math.min(LEAST_CROP, most.width), most.width),
    height: within(change.height ?? area.height, Math.min(LEAST_CROP, most.height), most.height),
  };
  if (proportion !== undefined && change.width !== undefined)
    sized.height = within(sized.width / proportion, 1, most.height);
  if (proportion !== undefined && change.height !== undefined)
    sized.width = within(sized.height * proportion, 1, most.width);
  return {
    left: within(change.left ?? area.left, 0, size.width - sized.width),
    top: within(change.top ?? area.top, 0, size.height - sized.height),
    ...sized,
  };
}

/** Where a focal point is in a part of a picture; the nearest point of one that was cut off. */
export function focusInCrop(focus: FocalPoint, area: CropArea, size: Size): FocalPoint {
  const part = (percent: number, whole: number, start: number, side: number) =>
    within((((percent / 100) * whole - start) / side) * 100, 0, 100);
  return {
    x: part(focus.x, size.width, area.left, area.width),
    y: part(focus.y, size.height, area.top, area.height),
  };
}

const within = (value: number, least: number, most: number) =>
  Math.round(Math.max(Math.min(least, most), Math.min(most, value)));
