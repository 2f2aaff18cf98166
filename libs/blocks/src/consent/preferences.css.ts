import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** Width of the window (COOK-16). */
const MODAL_WIDTH = 550;

export const dialog = style({
  width: `min(${MODAL_WIDTH}px, 100vw - 2rem)`,
  maxWidth: MODAL_WIDTH,
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.lg,
  background: theme.color.white,
  color: theme.color.dark,
  boxShadow: '0 1.5rem 4rem rgb(0 0 0 / 0.28)',
  '::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
});
export const heading = style({ fontFamily: theme.font.primary, fontSize: '1.25rem', lineHeight: 1.25 });
export const modal = style({ display: 'grid', gap: '1rem', padding: '1.5rem' });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.25rem 1rem',
  alignItems: 'center',
  paddingBlock: '0.875rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const always = style({
  marginLeft: '0.6em',
  color: theme.color.gray[500],
  fontSize: '0.8125rem',
  fontWeight: 400,
});
export const description = style({
  gridColumn: '1 / -1',
  color: theme.color.gray[500],
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});
export const toggle = style({
  appearance: 'none',
  position: 'relative',
  width: '2.75rem',
  height: '1.5rem',
  margin: 0,
  border: `1px solid ${theme.color.gray[500]}`,
  borderRadius: '1rem',
  background: theme.color.white,
  cursor: 'pointer',
  '::before': {
    content: '""',
    position: 'absolute',
    top: '0.1875rem',
    left: '0.1875rem',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    background: theme.color.gray[500],
  },
  selectors: {
    '&:checked': { background: theme.color.primary[500], borderColor: theme.color.primary[500] },
    '&:checked::before': { left: '1.4375rem', background: theme.color.white },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
});
export const unsaved = style({ minHeight: '1.5em', color: theme.color.contrast[700], fontSize: '0.875rem' });
export const modalButtons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
