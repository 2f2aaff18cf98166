import { plainList, softText, textStack, wrappingSpacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';
import { dialogForm } from '../../pages/pages.css.ts';

/** A long e-mail address does not widen the dialog. */
export const form = style([
  dialogForm,
  { gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0, overflowWrap: 'anywhere' },
]);
export const effects = style({ display: 'grid', gap: '0.5rem', lineHeight: 1.5, overflowWrap: 'anywhere' });
/** Beside the buttons of the heading. */
export const state = style({ alignSelf: 'center' });
/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: '1.125rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
});
export const group = style({
  display: 'grid',
  gap: '1.125rem',
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
});
export const groupTitle = style({ padding: 0, marginBottom: '0.75rem', fontWeight: 650 });
export const mails = style({ ...plainList, display: 'grid' });
export const mail = style({
  ...wrappingSpacedRow,
  gap: '0.5rem 1rem',
  padding: '0.875rem 0',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const mailText = style({ ...textStack, flex: '1 1 16rem', minWidth: 0 });
export const subject = style({ fontWeight: 550 });
/** What was done, where it was done; takes no room before. */
export const done = style({ overflowWrap: 'anywhere', selectors: { '&:empty': { position: 'absolute' } } });
export const soft = style({ ...softText, fontWeight: 400 });
