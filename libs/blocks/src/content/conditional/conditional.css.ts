import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The items in the designer, each with the hash that shows it. */
export const list = style({ display: 'grid', gap: '1.5rem', minHeight: '4rem' });
export const group = style({ minWidth: 0 });
export const item = style({ display: 'grid', alignContent: 'start', gap: '1.25rem', minWidth: 0 });

const none = { display: 'none' };
// Before the script has started, and without one, the browser knows which item the hash names (COND-02, COND-03).
globalStyle(`${group}:not([data-live]) ${item}:not([data-default], :target, :has(:target))`, none);
globalStyle(`${group}:not([data-live]):has(${item}:target) ${item}:not(:target, :has(:target))`, none);
globalStyle(`${group}[data-live] ${item}:not([data-shown])`, none);
globalStyle(`${list} ${item}::before`, {
  content: 'attr(data-name)',
  justifySelf: 'start',
  padding: '0.125rem 0.5rem',
  borderRadius: theme.radius.sm,
  background: theme.color.gray[300],
  color: theme.color.dark,
  fontSize: '0.8125rem',
});
