import { cardFrame, dashboardText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 1100px)';

export const layout = style({
  display: 'grid',
  gap: '1.5rem 2.5rem',
  marginTop: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' } },
});
export const side = style({ display: 'grid', gap: '1rem', minWidth: 0 });
export const card = style({
  display: 'grid',
  gap: '0.75rem',
  justifyItems: 'start',
  padding: '1rem',
  ...cardFrame,
});
export const cardTitle = style({ margin: 0, ...dashboardText.lead });
