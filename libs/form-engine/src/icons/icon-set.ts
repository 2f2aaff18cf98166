import { iconsOf } from './icon-sprite.ts';
import sprite from './material-icons.svg?raw';

/** Every icon on offer. The sprite comes along, so this file is only ever loaded lazily. */
export const iconSet = iconsOf(sprite);
