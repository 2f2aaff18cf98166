import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import '../option-lists/option-classes.css.ts';

/** Text written by an owner: readable line length and spacing between its parts. */
export const prose = style({ maxWidth: '44rem', overflowWrap: 'anywhere' });
globalStyle(`${prose} > * + *`, { marginTop: '1em' });
globalStyle(`${prose} > * + :is(h2, h3, h4)`, { marginTop: '1.6em' });
globalStyle(`${prose} :is(ul, ol)`, { paddingLeft: '1.4em' });
globalStyle(`${prose} li + li`, { marginTop: '0.35em' });
globalStyle(`${prose} a`, { color: theme.color.primary[500] });
// A heading that is a link is not running text: its position makes that clear.
globalStyle(`${prose} :is(h2, h3, h4) a:not(:hover)`, { color: 'inherit', textDecoration: 'none' });
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
// The owner's formatting of a piece of text (RTE-07 to RTE-11) or a picture in it (RTE-18, RTE-19).
globalStyle(`${prose} .font-main`, { fontFamily: theme.font.secondary });
globalStyle(`${prose} .font-primary`, { fontFamily: theme.font.primary });
globalStyle(`${prose} .text-shadow`, { textShadow: '0 1px 2px rgb(0 0 0 / 0.25)' });
globalStyle(`${prose} .text-shadow-md`, { textShadow: '0 2px 5px rgb(0 0 0 / 0.35)' });
globalStyle(`${prose} .text-shadow-lg`, { textShadow: '0 4px 10px rgb(0 0 0 / 0.45)' });
globalStyle(`${prose} .float-left`, {
  float: 'left',
  maxWidth: '60%',
  marginRight: '1.5rem',
  marginBottom: '0.75rem',
});
globalStyle(`${prose} .float-right`, {
  float: 'right',
  maxWidth: '60%',
  marginLeft: '1.5rem',
  marginBottom: '0.75rem',
});
globalStyle(`${prose} .m-auto`, { display: 'block', marginInline: 'auto' });
globalStyle(`${prose}::after`, { content: '""', display: 'block', clear: 'both' });
globalStyle(`${prose} img`, { maxWidth: '100%', height: 'auto' });
globalStyle(`${prose} .shadow`, { boxShadow: '0 1px 4px rgb(0 0 0 / 0.18)' });
globalStyle(`${prose} .shadow-md`, { boxShadow: '0 4px 14px rgb(0 0 0 / 0.18)' });
globalStyle(`${prose} .shadow-lg`, { boxShadow: '0 12px 32px rgb(0 0 0 / 0.22)' });
globalStyle(`${prose} a[hideunderline="1"]`, { textDecoration: 'none' });
// An embedded video (RTE-36).
globalStyle(`${prose} iframe`, {
  display: 'block',
  width: '100%',
  maxWidth: 560,
  height: 'auto',
  maxHeight: 315,
  aspectRatio: '560 / 315',
  border: 0,
});
// The room of a video that the visitor has not allowed yet.
globalStyle(`${prose} [data-embed]`, { maxWidth: 560, aspectRatio: '560 / 315' });
