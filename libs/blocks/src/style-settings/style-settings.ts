import type { FieldValues, Fields } from '@etalage/form-engine/schema';
import { isOn } from '@etalage/shop-domain';
import { advancedSettings } from './advanced-settings.ts';
import { edgeSettings } from './edge-settings.ts';
import { groundSettings } from './ground-settings.ts';
import { sizeSettings } from './size-settings.ts';
import { spacingSettings } from './spacing-settings.ts';
import { fieldsOf, type StyleSetting } from './style-setting.ts';

/** Every style setting of every block by its stored key, in the order of the form and of the style sheet (STY-01). */
export const styleSettings = {
  ...groundSettings,
  ...sizeSettings,
  ...spacingSettings,
  ...edgeSettings,
  ...advancedSettings,
};

export type StyleKey = keyof typeof styleSettings;

/** The fields of the style settings, without defaults. */
export const styleFields = withSwitches(fieldsOf(styleSettings));

/** Decoded values of the style settings. */
export type StyleValues = FieldValues<typeof styleFields>;

/** The settings with an effect of their own. */
export function effectsOf() {
  return Object.entries(styleSettings as Record<StyleKey, StyleSetting>).flatMap(([key, { effect, field }]) =>
    effect
      ? [{ key: key as StyleKey, effect, switchedBy: field.place?.switchedBy as StyleKey | undefined }]
      : [],
  );
}

/** Fields behind a switch are fields on condition of it: hidden, unchecked and without references while it is off. */
function withSwitches<F extends Fields>(fields: F): F {
  const entries = Object.entries(fields).map(([key, field]) => {
    const name = field.place?.switchedBy;
    if (name === undefined) return [key, field];
    const initial = fields[name]?.initial;
    const conditional = (values: Readonly<Record<string, unknown>>) => isOn(values[name] ?? initial);
    return [key, { ...field, conditional }];
  });
  return Object.fromEntries(entries) as F;
}
