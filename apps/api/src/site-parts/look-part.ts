import { radii, type siteLook, type SiteLook, siteLookValue } from '@etalage/api-contract';
import { fontStacks, stylesOf, type FontName } from '@etalage/site-model';
import { readTheme } from '../websites/read-theme.ts';
import { sitePartHandlers } from './part-handlers.ts';
import { settingPart } from './setting-part.ts';

/** The look of the website (STY-34), for its owner (GEN-08). */
const lookPart = settingPart<SiteLook>({
  kind: 'look',
  roles: ['owner'],
  setting: 'theme',
  readValue: readLook,
});

export const lookHandlers = sitePartHandlers<typeof siteLook, SiteLook>(lookPart);

/** A stored theme as the owner edits it; what is not among the choices has the first or the default. */
function readLook(stored: unknown): SiteLook {
  const { colors, labels, font_primary, font_secondary, radius } = readTheme(stored);
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
    radius: radii.find((one) => one === radius) ?? '6px',
  };
}

function fontOf(stored: string, standard: FontName): FontName {
  return Object.hasOwn(fontStacks, stored) ? (stored as FontName) : standard;
}
