import { projectColors, type Theme } from '@etalage/site-model';
import { z } from 'zod';

const text = z.string().catch('');
const theme = z.object({
  /** By palette key; from before colours had names. */
  colors: z.record(z.string(), z.string()).catch({}),
  styles: z.record(z.string(), z.object({ label: text, value: text })).catch({}),
  font_primary: text,
  font_secondary: text,
  radius: text,
});

/** A website's theme as pages use it; missing or unreadable values are empty. */
export function readTheme(stored: unknown): Theme {
  const { colors, styles, ...rest } = theme.parse(stored instanceof Object ? stored : {});
  const own = projectColors(styles).filter(({ group }) => group !== null);
  const byKey = (valueOf: (color: (typeof own)[number]) => string) =>
    Object.fromEntries(own.map((color) => [color.key.replaceAll('_', '-'), valueOf(color)]));
  return {
    ...rest,
    colors: { ...colors, ...byKey(({ value }) => value) },
    labels: byKey(({ label }) => label),
  };
}
