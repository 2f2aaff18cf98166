import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, wide } from '../theme/dashboard-theme.css.ts';

export const empty = style({ padding: '2.5rem 1.25rem', color: color.soft, textAlign: 'center' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

/** On a phone the column names are read by screen readers only; each row becomes a small card. */
export const head = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [wide]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
});
globalStyle(`${head} th`, {
  padding: '0.5rem 1.25rem',
  textAlign: 'left',
  fontWeight: 500,
  fontSize: '0.8125rem',
  color: color.soft,
  borderBottom: `1px solid ${color.line}`,
});
export const totalHead = style({});
globalStyle(`${head} ${totalHead}`, { textAlign: 'right' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0.125rem 1rem',
  padding: '0.875rem 1.25rem',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [wide]: { display: 'table-row' } },
});
globalStyle(`${row} > *`, {
  textAlign: 'left',
  '@media': { [wide]: { padding: '0.75rem 1.25rem', borderBottom: `1px solid ${color.line}` } },
});
globalStyle(`${row}:last-child > *`, { '@media': { [wide]: { borderBottom: 0 } } });

export const number = style({ fontWeight: 600 });
export const customer = style({ overflowWrap: 'anywhere', gridColumn: 1 });
export const detail = style({ color: color.soft, gridColumn: 1 });
export const total = style({ gridColumn: 2, gridRow: 1, whiteSpace: 'nowrap', fontWeight: 500 });
globalStyle(`${row} > ${total}`, { textAlign: 'right' });

const badgeBase = style({
  display: 'inline-block',
  padding: '0.0625rem 0.5rem',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
export const badge = styleVariants({
  neutral: [badgeBase, { background: color.ground, color: color.soft }],
  waiting: [badgeBase, { background: color.warnSoft, color: color.warn }],
  good: [badgeBase, { background: color.actionSoft, color: color.actionStrong }],
  bad: [badgeBase, { background: color.dangerSoft, color: color.danger }],
});
