import { iconsOf } from './icon-sprite.ts';
import sprite from './material-icons.svg?raw';

/** Every available icon. It includes the sprite, so this file must be loaded lazily. */
export const iconSet = iconsOf(sprite);
