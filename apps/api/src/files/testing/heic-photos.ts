import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const read = (name: string) => readFileSync(new URL(`photos/${name}.heic`, import.meta.url));

/**
 * HEIC photos with a camera model and a location in their metadata: one of 1600 by 1200 pixels, one of 1200 by 1600 that
 * is stored rotated (in both `irot` and EXIF), and the first photo with its last third missing.
 */
export const heicPhotos = { upright: read('upright'), turned: read('turned'), broken: read('broken') };

/** The format and size of a stored picture, its number of metadata entries, and the colours of its upper corners. */
export async function looksOf(picture: Buffer | undefined) {
  const image = sharp(picture);
  const { format, width = 0, height, exif, xmp, orientation } = await image.metadata();
  const corner = async (left: number) => {
    const { channels } = await sharp(
      await image.clone().extract({ left, top: 20, width: 40, height: 40 }).toBuffer(),
    ).stats();
    const [red = 0, green = 0] = channels.map(({ mean }) => mean);
    return red > 2 * green ? 'red' : green > 2 * red ? 'green' : 'neither';
  };
  const corners = [await corner(20), await corner(width - 60)];
  return { format, width, height, metadata: [exif, xmp, orientation].filter(Boolean).length, corners };
}

/** The expected JPEGs: the size to which browsers reduce other photos, upright, without metadata. */
export const heicLooks = {
  upright: { format: 'jpeg', width: 1440, height: 1080, metadata: 0, corners: ['red', 'green'] },
  turned: { format: 'jpeg', width: 1080, height: 1440, metadata: 0, corners: ['red', 'green'] },
};
