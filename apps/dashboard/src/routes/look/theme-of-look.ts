import type { SiteLook } from '@etalage/api-contract';
import { type Theme, themeColorsOf } from '@etalage/site-model';

/** A look as pages use it. */
export function themeOf({ styles, ...look }: SiteLook): Theme {
  return { ...themeColorsOf(styles), ...look };
}
