import { plainList, softText, textStack, wrappingSpacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color, wide } from '../../theme/dashboard-theme.css.ts';

export const name = style({ ...textStack, overflowWrap: 'anywhere' });
export const lesser = style({ ...softText });
export const phoneOnly = style({ '@media': { [wide]: { display: 'none' } } });
export const long = style({ overflowWrap: 'anywhere' });
export const exported = style({ ...softText, alignSelf: 'center' });

/** The sums of a customer beside each other, two in a line on a phone. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: '1rem',
  margin: 0,
});
export const figure = style({ display: 'grid', gap: '0.125rem', minWidth: 0 });
export const figureValue = style({
  margin: 0,
  fontSize: '1.25rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const rows = style({ ...plainList, display: 'grid' });
export const row = style({
  ...wrappingSpacedRow,
  gap: '0.25rem 1rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 }, '&:last-child': { paddingBottom: 0 } },
});
export const rowText = style({ ...textStack, flex: '1 1 14rem', minWidth: 0 });
export const addresses = style({ ...plainList, display: 'grid', gap: '0.75rem' });

/** The question whether somebody who is no customer is known all the same. */
export const person = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.75rem',
  maxWidth: '40rem',
  overflowWrap: 'anywhere',
});

/** What an erasure takes and what it leaves. */
export const effects = style({ display: 'grid', gap: '0.375rem', overflowWrap: 'anywhere' });
export const effectsTitle = style({ fontWeight: 650 });
export const effectList = style({
  display: 'grid',
  gap: '0.25rem',
  margin: 0,
  paddingLeft: '1.25rem',
  listStyle: 'disc',
});
