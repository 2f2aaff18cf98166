import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const read = (name: string) => readFileSync(new URL(`photos/${name}.heic`, import.meta.url));

/**
 * HEIC photos with the model of a telephone and a place on earth in them: one of 1600 by 1200 points, one of 1200 by
 * 1600 that is stored lying (its `irot` and its EXIF both say so), and the first with its last third missing.
 */
export const heicPhotos = { upright: read('upright'), turned: read('turned'), broken: read('broken') };

/** What a stored picture is: its format and size, what is known of it besides, and its upper corners. */
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
  return { format, width, height, told: [exif, xmp, orientation].filter(Boolean).length, corners };
}

/** What the photos become: as large as browsers send other photos, upright, with nothing told of where. */
export const heicLooks = {
  upright: { format: 'jpeg', width: 1440, height: 1080, told: 0, corners: ['red', 'green'] },
  turned: { format: 'jpeg', width: 1080, height: 1440, told: 0, corners: ['red', 'green'] },
};
