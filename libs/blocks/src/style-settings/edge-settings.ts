import { color } from '@etalage/form-engine/schema';
import { cssColor } from '@etalage/site-model';
import { borderWidth, choice } from './style-choices.ts';
import { blockShadows, borderWidths, roundings } from './style-lists.ts';
import { setting, type Declarations, type Effect } from './style-setting.ts';

const edge = (row?: string) =>
  ({ place: { fold: 'field_fold_edge', ...(row && { row: `edge ${row}` }) } }) as const;

const sizeOptions = [
  { value: 'none', label: 'field_none' },
  { value: 'sm', label: 'field_sm' },
  { value: 'md', label: 'field_md' },
  { value: 'lg', label: 'field_lg' },
  { value: 'xl', label: 'field_xl' },
];

function borderEffect(side: 'Top' | 'Right' | 'Bottom' | 'Left'): Effect<number | null> {
  return {
    kind: 'inline',
    styleOf: (width): Declarations =>
      width === null || !borderWidths.includes(width)
        ? {}
        : { [`border${side}Width`]: `${width}px`, [`border${side}Style`]: 'solid' },
  };
}

/** Borders, corners and shadow of a block (STY-13, STY-14, STY-16). */
export const edgeSettings = {
  border_top: setting(borderWidth('field_border_top', edge('vertical')), borderEffect('Top')),
  border_bottom: setting(borderWidth('field_border_bottom', edge('vertical')), borderEffect('Bottom')),
  border_left: setting(borderWidth('field_border_left', edge('horizontal')), borderEffect('Left')),
  border_right: setting(borderWidth('field_border_right', edge('horizontal')), borderEffect('Right')),
  border_colors: setting(color('field_border_colors', { group: 'style', ...edge() }), {
    kind: 'inline',
    styleOf: (stored): Declarations => {
      const css = cssColor(stored);
      return css ? { borderColor: css } : {};
    },
  }),
  border_radius: setting(
    choice('field_border_radius', [...sizeOptions, { value: 'full', label: 'field_full' }], edge('look')),
    {
      kind: 'inline',
      styleOf: (size): Declarations =>
        size ? { borderRadius: roundings[size as keyof typeof roundings] } : {},
    },
  ),
  shadow: setting(choice('field_block_shadow', sizeOptions, edge('look')), {
    kind: 'inline',
    styleOf: (size): Declarations =>
      size ? { boxShadow: blockShadows[size as keyof typeof blockShadows] } : {},
  }),
};
