import type { View } from '../scene/camera.ts';
import { type Part, placed } from '../scene/part.ts';
import type { Scene } from '../scene/scene.ts';
import { add, type Vec } from '../scene/vector.ts';
import { detail, packshot, room, type RoomLook } from './sets.ts';

type Close = readonly [min: Vec, max: Vec, view?: Partial<View>];
type InRoom = readonly [parts: readonly Part[], view?: Partial<View>, look?: RoomLook];

export interface ProductPictures {
  readonly parts: readonly Part[];
  readonly view?: Partial<View>;
  /** The second picture: a part of the product from nearby, or the whole from another side. */
  readonly close?: Close;
  readonly other?: Partial<View>;
  /** Other parts for the second picture, such as an opened table. */
  readonly otherParts?: readonly Part[];
  readonly room?: InRoom;
  /** One more detail. */
  readonly extra?: Close;
  /** Hangs on a wall: its back lies in the plane z = 0, its middle is moved to eye height. */
  readonly onWall?: boolean;
}

/** Height of the middle of a hanging product: eye height. */
const wallPlace: Vec = [0, 150, -60];

/** Each picture of a product by its number: packshot, second view, room, and for a few one more detail. */
export function picturesOf(product: ProductPictures): Record<string, () => Scene> {
  const { parts, view, onWall } = product;
  const first = () => (onWall ? wallShot(parts, view) : packshot(parts, view));
  const inRoom = product.room;
  const extra = product.extra;
  return {
    '1': first,
    '2': () => secondOf(product, first()),
    ...(inRoom && { '3': () => room(...inRoom) }),
    ...(extra && { '4': () => detail(parts, ...extra) }),
  };
}

function secondOf({ parts, view, close, other, otherParts, onWall }: ProductPictures, first: Scene): Scene {
  if (otherParts) return onWall ? wallShot(otherParts, other ?? view) : packshot(otherParts, other ?? view);
  if (close && onWall) {
    const [min, max, near] = close;
    return { ...first, camera: detail(parts, add(min, wallPlace), add(max, wallPlace), near).camera };
  }
  if (close) return detail(parts, ...close);
  return onWall
    ? wallShot(parts, { turn: -30, above: 8, fill: 0.7, ...other })
    : packshot(parts, { turn: -32, above: 12, ...other });
}

/** A product on a wall, so near that only the wall is visible. */
function wallShot(parts: readonly Part[], view: Partial<View> = {}): Scene {
  const hung = placed(parts, { at: wallPlace });
  return room(
    hung,
    { turn: 16, above: 3, lens: 70, fill: 0.62, middle: [0, 0], ...view },
    { back: wallPlace[2], sun: false, wall: '#ece7de' },
  );
}
