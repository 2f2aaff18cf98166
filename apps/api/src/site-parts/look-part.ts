import { radii, type siteLook, type SiteLook, siteLookValue } from '@etalage/api-contract';
import {
  fontStacks,
  missingFonts,
  shapeOf,
  stylesOf,
  type FontName,
  ownFontId,
  ownFontsIn,
  type Theme,
  withKnownFonts,
} from '@etalage/site-model';
import { lockFonts } from '../fonts/font-file.repository.ts';
import { findFonts } from '../fonts/font.repository.ts';
import { readTheme } from '../websites/read-theme.ts';
import { sitePartHandlers } from './part-handlers.ts';
import { settingPart } from './setting-part.ts';
import type { SitePart } from './site-part.ts';

/** Who may change the look and keep themes (GEN-08). */
export const lookRoles = ['owner'] as const;

const setting = settingPart<SiteLook>({
  kind: 'look',
  roles: lookRoles,
  setting: 'theme',
  readValue: readLook,
});

/** The look of the website (STY-34), for its owner. */
const lookPart: SitePart<SiteLook> = {
  ...setting,
  // A font is not deleted while a look starts to use it: both take the same lock.
  checkStored: async (tx, { websiteId }, look) => {
    if (missingFonts(look, []).length === 0) return {};
    await lockFonts(tx, websiteId);
    const missing = missingFonts(look, await findFonts(tx, websiteId));
    return Object.fromEntries(missing.map((place) => [place, [{ key: 'fonts_gone' }]]));
  },
  mend: async (tx, { websiteId }, look) => withKnownFonts(look, await findFonts(tx, websiteId)),
  // Pages get the uploaded fonts with the look, so that they need no other query.
  write: async (tx, place, look) => {
    const fonts = ownFontsIn(await findFonts(tx, place.websiteId), look);
    const shown: SiteLook & Pick<Theme, 'fonts'> = { ...look, fonts };
    await setting.write(tx, place, shown);
  },
};

export const lookHandlers = sitePartHandlers<typeof siteLook, SiteLook>(lookPart);

/** A stored theme as the owner edits it; what is not among the choices has the nearest or the default. */
export function readLook(stored: unknown): SiteLook {
  const {
    colors,
    labels,
    font_primary,
    font_secondary,
    fonts: _fonts,
    radius,
    shape: shapes,
    ...pictures
  } = readTheme(stored);
  const { shape } = siteLookValue;
  const own = stylesOf(colors, labels);
  const standard = stylesOf({}, {});
  const entries = Object.entries(own).map(([name, color]) => [
    name,
    shape.styles.valueType.safeParse(color).data ?? standard[name],
  ]);
  return {
    styles: Object.fromEntries(entries) as SiteLook['styles'],
    font_primary: fontOf(font_primary, 'serif'),
    font_secondary: fontOf(font_secondary, 'grotesk'),
    radius: nearestRadius(radius),
    shape: shapeOf(shapes),
    ...pictures,
  };
}

/** The choice that is nearest to a rounding that was set in another way; the default for what is no length in pixels. */
function nearestRadius(stored: string): (typeof radii)[number] {
  const pixels = /^(\d{1,4}(?:\.\d{1,3})?)px$/.exec(stored)?.[1];
  if (pixels === undefined) return '6px';
  const distance = (radius: string) => Math.abs(Number.parseFloat(radius) - Number(pixels));
  return radii.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

function fontOf(stored: string, standard: FontName): string {
  if (ownFontId(stored)) return stored;
  return Object.hasOwn(fontStacks, stored) ? stored : standard;
}
