import type { Camera } from './camera.ts';
import type { Part } from './part.ts';
import type { Vec } from './vector.ts';

export interface Light {
  readonly kind: 'area' | 'sun' | 'point';
  readonly at: Vec;
  readonly to: Vec;
  /** Watt for a lamp, strength for the sun. */
  readonly power: number;
  readonly color: string;
  /** Width and height in centimetres; for the sun the angle of its disc in degrees. */
  readonly size: readonly [number, number];
}

/** Everything render/render.py needs for one picture. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly exposure: number;
  readonly sky: { readonly color: string; readonly power: number };
  readonly parts: readonly Part[];
  readonly lights: readonly Light[];
  readonly camera: Camera;
}

/** A scene rendered larger or smaller: `width` is that of a square picture, wider ones grow in proportion. */
export function sized(scene: Scene, width: number, samples: number): Scene {
  const scale = width / 1000;
  return {
    ...scene,
    samples,
    width: Math.round(scene.width * scale),
    height: Math.round(scene.height * scale),
  };
}
