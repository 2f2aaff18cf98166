import { z } from 'zod';

/** A number that a browser can use as a metric of a font. */
const metric = z.number().min(0).max(4);

/** One file of a font, with what its fallback face needs. */
export const ownFontFace = z.object({
  /** Path on every address of the product; the file of an address never changes. */
  address: z.string().regex(/^\/media\/[\w-]{1,100}\/fonts\/[0-9a-f]{64}\.woff2$/),
  /** A weight or two, such as `400` or `100 500`. */
  weight: z.string().regex(/^\d{1,4}( \d{1,4})?$/),
  /** Height above and depth below the base line, relative to the font size. */
  ascent: metric,
  descent: metric,
  /** Width of a Dutch text, relative to that in Arial and in its bold; 0 where another face is used. */
  regular: metric,
  bold: metric,
});

/** The id of an uploaded font. */
export const ownFontKey = z.string().regex(/^[a-z0-9-]{8,60}$/);

/** A font that the owner of a website uploaded. */
export const ownFont = z.object({ id: ownFontKey, name: z.string(), faces: z.array(ownFontFace).max(2) });
export type OwnFontFace = z.infer<typeof ownFontFace>;
export type OwnFont = z.infer<typeof ownFont>;
