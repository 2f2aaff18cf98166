import { media, spinner as turning, statusColors, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '1.5rem', scrollMarginTop: '7rem' });
export const questions = style({ display: 'grid', gap: '1.375rem' });
export const labels = styleVariants({
  left: { textAlign: 'left' },
  center: { textAlign: 'center' },
  right: { textAlign: 'right' },
});

export const field = style({
  display: 'grid',
  gap: '0.375rem',
  alignContent: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/**
 * An item whose condition is not met: hidden by the script; without a script it is shown, and the server ignores it.
 */
export const waiting = style({
  '@media': { '(scripting: enabled)': { selectors: { '&[data-waiting]': { display: 'none' } } } },
});
export const label = style({
  padding: 0,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const mark = style({ marginLeft: '0.2em', color: statusColors.danger.text });
export const help = style({ fontSize: '0.875rem', lineHeight: 1.45, color: theme.color.gray[500] });
export const note = style([help, { marginBottom: '-0.375rem' }]);
export const errors = style({
  fontSize: '0.875rem',
  lineHeight: 1.45,
  fontWeight: 600,
  color: statusColors.danger.text,
  selectors: { '&:empty': { display: 'none' } },
});
export const choices = style({ display: 'grid', gap: '0.25rem', justifyItems: 'start' });
export const choice = style({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'flex-start',
  minHeight: '2.25rem',
  padding: '0.25rem 0',
  lineHeight: 1.5,
  textAlign: 'left',
});
export const choiceBox = style({ flex: 'none', width: '1.25rem', height: '1.25rem', margin: '0.15rem 0 0' });
globalStyle(`${field} select, ${field} input`, { textOverflow: 'ellipsis' });

globalStyle(`${field} input::file-selector-button`, {
  marginRight: '0.75rem',
  padding: '0.25rem 0.75rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.sm,
  background: theme.color.white,
  font: 'inherit',
  cursor: 'pointer',
});

export const heading = style({ marginTop: '0.5rem', fontSize: '1.25rem' });
export const text = style({ whiteSpace: 'pre-line', maxWidth: '60ch' });

const box = style({
  padding: '0.875rem 1.125rem',
  borderRadius: theme.radius.md,
  borderLeft: '4px solid',
  lineHeight: 1.5,
  outline: 'none',
  whiteSpace: 'pre-line',
  selectors: { '&:empty': { display: 'none' } },
});
const look = ({ ground, edge, text }: { ground: string; edge: string; text: string }) => ({
  background: ground,
  borderColor: edge,
  color: text,
});
export const sent = style([box, look(statusColors.success)]);
export const refused = style([box, look(statusColors.danger)]);

export const summary = style({
  display: 'grid',
  gap: '1rem',
  padding: '1.25rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.md,
});
export const summaryHeading = style({ fontSize: '1.25rem', outline: 'none' });
export const answers = style({ display: 'grid', gap: '0.875rem' });
globalStyle(`${answers} dt`, { fontSize: '0.875rem', color: theme.color.gray[500] });
globalStyle(`${answers} dd`, { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' });
export const buttons = styleVariants({
  left: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  right: { justifyContent: 'flex-end' },
});
/** Full width on a phone. */
export const action = style({ '@media': { [media.belowTablet]: { flex: '1 1 100%' } } });

export const spinner = style([
  turning,
  { display: 'none', selectors: { [`${form}[aria-busy="true"] &`]: { display: 'block' } } },
]);
