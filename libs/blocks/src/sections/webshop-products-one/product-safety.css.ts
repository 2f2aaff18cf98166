import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  gridColumn: '1 / -1',
  padding: '1.25rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.lg,
});
export const summary = style({ fontWeight: 600, cursor: 'pointer' });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '1.25rem 2rem',
  paddingTop: '1rem',
});
export const part = style({ minWidth: 0 });
export const title = style({
  marginBottom: '0.25rem',
  fontFamily: theme.font.secondary,
  fontSize: '1rem',
  fontWeight: 600,
  letterSpacing: 'normal',
});
export const line = style({ display: 'block' });
/** Lines as their owner typed them. */
export const lines = style({
  margin: 0,
  fontStyle: 'normal',
  fontSize: '0.9375rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
