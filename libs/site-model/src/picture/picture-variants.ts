/** Widths in pixels in which a stored picture is available; few, so that each is resized once and cached. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const;

/** Only bitmap pictures of this installation are resized: vector pictures scale without loss. */
const scalable = /^\/media\/[^?#]+\.(?:jpe?g|png|webp)$/i;

/** The address of a stored picture at a width of `pictureWidths`. */
export function variantAddress(url: string, width: (typeof pictureWidths)[number]): string {
  return `${url}?w=${width}`;
}

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * The attributes that let a browser load no more pixels than it shows: `sizes` is the display width, in CSS notation.
 * Other pictures, such as vector pictures and those of other hosts, are shown unchanged.
 */
export function pictureSources(url: string, sizes: string): PictureSources {
  if (!scalable.test(url)) return { src: url };
  return {
    src: variantAddress(url, 960),
    srcSet: pictureWidths.map((width) => `${variantAddress(url, width)} ${width}w`).join(', '),
    sizes,
  };
}

/** The smallest size in which a picture is served, for a sign such as the icon of a website. */
export function smallestPicture(url: string): string {
  const [smallest] = pictureWidths;
  return scalable.test(url) ? variantAddress(url, smallest) : url;
}
