/** Widths in pixels at which a stored picture can be asked for; few, so that each is drawn once and kept. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const;

/** Only pictures of this installation that are made of pixels are drawn smaller: drawings scale by themselves. */
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
 * What an `img` needs so that a browser loads no more than it shows: `sizes` says how wide the picture stands, as CSS
 * does. Other pictures, such as drawings and those of other hosts, are shown as they are.
 */
export function pictureSources(url: string, sizes: string): PictureSources {
  if (!scalable.test(url)) return { src: url };
  return {
    src: variantAddress(url, 960),
    srcSet: pictureWidths.map((width) => `${variantAddress(url, width)} ${width}w`).join(', '),
    sizes,
  };
}
