import { visuallyHidden } from '@etalage/ui-kit';
import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const withSidebar = style({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: '3.5rem' } },
});
export const results = style({
  display: 'grid',
  gap: '1.5rem',
  alignContent: 'start',
  minWidth: 0,
  transition: 'opacity 150ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});
export const count = style({ color: theme.color.gray[500] });
export const countHidden = visuallyHidden;
export const more = style({ justifySelf: 'center', minWidth: '14rem', marginTop: '1rem' });
export const others = style({ display: 'grid', gap: '0.75rem', marginTop: '1.5rem' });
export const othersHeading = style({ fontSize: '1.3125rem' });
export const otherList = style({ listStyle: 'none', padding: 0 });
export const other = style({ display: 'inline-block', paddingBlock: '0.375rem' });
