import { cssColor } from '@etalage/site-model';
import type { DefinitionText } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

export interface ColorOption {
  key: string;
  label: DefinitionText;
  /** CSS of the swatch. */
  value: string;
}

export interface PaletteOptions {
  /** The colours to choose from (FPROP-21); the standard colours of the site if they are absent. */
  colors?: readonly ColorOption[];
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    dashboard_color_palette: PaletteOptions;
  }
}

/** A colour of the palette by key, or `r,g,b[,a]` that was chosen elsewhere (FLD-13, STY-19). */
export const dashboardColorPaletteSchema = defineFieldType({
  type: 'dashboard_color_palette',
  check: (value, { colors = [] }) => {
    const known =
      typeof value === 'string' &&
      (cssColor(value) !== undefined || colors.some((color) => color.key === value));
    return known ? [] : [{ text: 'formfield_check_color' }];
  },
});
