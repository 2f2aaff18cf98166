import { dashboardColor as color, foldHeading } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', color: color.ink, minWidth: 0 });
export const group = style({
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const heading = style(foldHeading);
export const fields = style({ display: 'grid', gap: '0.875rem', padding: '0.25rem 0 1.125rem' });
/** Settings side by side, also in the narrow panel of the designer; their controls are in line, whatever their titles take. */
export const row = style({
  selectors: {
    '&&': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr))', alignItems: 'end' },
  },
});
// Half the panel is narrow: the chosen value is readable.
globalStyle(`${row} select`, { fontSize: '0.8125rem' });
export const empty = style({ margin: 0, color: color.soft, fontSize: '0.875rem' });
