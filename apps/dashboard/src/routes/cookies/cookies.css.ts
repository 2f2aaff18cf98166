import {
  cardFrame,
  dashboardText,
  dashboardWide,
  plainList,
  softText,
  textStack,
  wrappingSpacedRow,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { besideFields } from '../../parts/parts.css.ts';

export const layout = besideFields;
export const card = style({
  display: 'grid',
  gap: '0.75rem',
  justifyItems: 'start',
  padding: '1rem',
  ...cardFrame,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  marginTop: '1rem',
});
export const soft = style({ ...softText, fontWeight: 400 });
export const more = style({ display: 'flex', justifyContent: 'center', padding: '1.25rem 0' });

export const scanHead = style({ ...wrappingSpacedRow, alignItems: 'flex-start', gap: '0.75rem 1.5rem' });
export const summary = style({ margin: 0, ...dashboardText.lead });
export const host = style({ ...textStack, fontWeight: 550, overflowWrap: 'anywhere' });
export const when = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.25rem',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
export const places = style({ display: 'grid', gap: '0.25rem', justifyItems: 'start' });
export const placeList = style({ ...plainList, display: 'grid', gap: '0.25rem', overflowWrap: 'anywhere' });
export const links = style({ padding: '0.5rem 0' });

export const proofTools = style({ ...wrappingSpacedRow, alignItems: 'flex-end', gap: '0.75rem 1.5rem' });
export const breaking = style({ overflowWrap: 'anywhere' });
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const onPhone = style({ '@media': { [dashboardWide]: { display: 'none' } } });
