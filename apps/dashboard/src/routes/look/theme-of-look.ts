import type { SiteLook } from '@etalage/api-contract';
import { type OwnFont, ownFontsIn, type Theme, themeColorsOf } from '@etalage/site-model';

/** A look as pages use it, with the uploaded fonts that it names. */
export function themeOf({ styles, ...look }: SiteLook, fonts: readonly OwnFont[] = []): Theme {
  return { ...themeColorsOf(styles), ...look, fonts: ownFontsIn(fonts, look) };
}
