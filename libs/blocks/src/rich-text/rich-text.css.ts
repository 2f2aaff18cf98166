import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Text an owner wrote: readable lines, room between its parts. */
export const prose = style({ maxWidth: '44rem', overflowWrap: 'anywhere' });
globalStyle(`${prose} > * + *`, { marginTop: '1em' });
globalStyle(`${prose} > * + :is(h2, h3, h4)`, { marginTop: '1.6em' });
globalStyle(`${prose} :is(ul, ol)`, { paddingLeft: '1.4em' });
globalStyle(`${prose} li + li`, { marginTop: '0.35em' });
globalStyle(`${prose} a`, { color: theme.color.primary[500] });
globalStyle(`${prose} a:hover`, { textDecorationThickness: '0.12em' });
globalStyle(`${prose} blockquote`, {
  paddingLeft: '1.25rem',
  borderLeft: `3px solid ${theme.color.primary[300]}`,
  fontFamily: theme.font.primary,
  fontSize: '1.125em',
});
globalStyle(`${prose} table`, { width: '100%', borderCollapse: 'collapse' });
globalStyle(`${prose} :is(th, td)`, {
  padding: '0.5rem 0.75rem',
  borderBottom: `1px solid ${theme.color.gray[300]}`,
  textAlign: 'left',
});
globalStyle(`${prose} hr`, {
  border: 0,
  borderTop: `1px solid ${theme.color.gray[300]}`,
  marginBlock: '2em',
});
