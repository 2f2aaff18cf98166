import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const popup = style({
  width: 'min(40rem, 100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: 'clamp(1.25rem, 4vw, 2.25rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderRadius: theme.radius.lg,
  background: theme.color.white,
  color: theme.color.dark,
  textAlign: 'left',
  selectors: { '&::backdrop': { background: 'rgb(0 0 0 / 0.55)' } },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  marginBottom: '1rem',
});
export const heading = style({ fontSize: '1.5rem' });
export const cross = style({ fontSize: '1.625rem', lineHeight: 1 });
export const answered = style({ width: '100%', textAlign: 'left' });
