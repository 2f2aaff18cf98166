import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2rem clamp(2rem, 5vw, 4.5rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const centred = style({ justifyContent: 'center' });
/** As high as the owner chose; a very wide logo stays within the row. */
export const logo = style({ width: 'auto', maxWidth: 'min(100%, 16rem)', objectFit: 'contain' });
export const empty = style({
  width: '8rem',
  border: `1px dashed ${theme.color.gray[500]}`,
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
});
