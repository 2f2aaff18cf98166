import { cssColor } from '@etalage/site-model';
import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A colour of the palette by key, or `r,g,b[,a]` that was chosen elsewhere (FLD-13, STY-19). */
export const dashboardColorPaletteSchema = defineFieldType({
  type: 'dashboard_color_palette',
  check: (value, { colors = [] }) => {
    if (value === '' || value === undefined || value === null) return [];
    const known =
      typeof value === 'string' &&
      (cssColor(value) !== undefined || colors.some((color) => color.key === value));
    return known ? [] : [{ text: 'formfield_check_color' }];
  },
});
