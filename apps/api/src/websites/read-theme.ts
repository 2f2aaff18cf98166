import { type Theme, themeColorsOf } from '@etalage/site-model';
import { ownFont } from '@etalage/site-model/schema';
import { z } from 'zod';

const text = z.string().catch('');
const theme = z.object({
  /** By palette key; from before colours had names. */
  colors: z.record(z.string(), z.string()).catch({}),
  styles: z.record(z.string(), z.object({ label: text, value: text })).catch({}),
  font_primary: text,
  font_secondary: text,
  fonts: z.array(ownFont).catch([]),
  radius: text,
  shape: z.record(z.string(), text).catch({}),
  logo: text,
  icon: text,
  share_image: text,
});

/** A website's theme as pages use it; missing or unreadable values are empty. */
export function readTheme(stored: unknown): Theme {
  const { colors, styles, ...rest } = theme.parse(stored instanceof Object ? stored : {});
  const own = themeColorsOf(styles);
  return { ...rest, colors: { ...colors, ...own.colors }, labels: own.labels };
}
