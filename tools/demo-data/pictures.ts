import { roomPictures } from './pictures/rooms.ts';
import { seatPictures } from './pictures/seats.ts';
import { smallPictures } from './pictures/small.ts';
import { storagePictures } from './pictures/storage.ts';
import { tablePictures } from './pictures/tables.ts';
import type { Scene } from './scene/draw-scene.ts';

/** Every picture of the demo shop by file name. */
export const pictures: Record<string, Scene> = {
  ...tablePictures,
  ...seatPictures,
  ...smallPictures,
  ...storagePictures,
  ...roomPictures,
};
