import { cardFrame, dashboardText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { besideFields } from '../../parts/parts.css.ts';

export const layout = besideFields;
export const side = style({ display: 'grid', gap: '1rem', minWidth: 0 });
export const card = style({
  display: 'grid',
  gap: '0.75rem',
  justifyItems: 'start',
  padding: '1rem',
  ...cardFrame,
});
export const cardTitle = style({ margin: 0, ...dashboardText.lead });
