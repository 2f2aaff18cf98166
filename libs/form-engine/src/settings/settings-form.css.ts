import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', color: color.ink, minWidth: 0 });
export const group = style({
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.75rem',
  fontSize: '0.875rem',
  fontWeight: 650,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: 6,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      width: '0.4375rem',
      height: '0.4375rem',
      marginRight: '0.25rem',
      borderRight: `1.75px solid ${color.soft}`,
      borderBottom: `1.75px solid ${color.soft}`,
      transform: 'rotate(45deg)',
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
});
globalStyle(`${group}[open] > ${heading}::after`, { transform: 'rotate(-135deg)' });
export const fields = style({ display: 'grid', gap: '0.875rem', padding: '0.25rem 0 1.125rem' });
export const empty = style({ margin: 0, color: color.soft, fontSize: '0.875rem' });
