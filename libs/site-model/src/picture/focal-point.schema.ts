import { z } from 'zod';

const percent = z.int().min(0).max(100);

/** The point of a picture that stays in view where it is cropped, in whole percent from left and top. */
export const focalPoint = z.object({ x: percent, y: percent });
