import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';

export const chip = style({
  display: 'inline-block',
  padding: '0.375rem 0.75rem',
  borderRadius: 8,
  background: color.action,
  color: color.onAction,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  boxShadow: '0 6px 18px rgb(16 24 22 / 28%)',
  cursor: 'grabbing',
});

const mark = style({ position: 'absolute', pointerEvents: 'none', zIndex: 4 });
/** Marks where the dragged block would be dropped. */
export const dropMark = styleVariants({
  line: [mark, { height: 4, marginTop: -2, borderRadius: 2, background: color.focus }],
  box: [mark, { border: `2px dashed ${color.focus}`, borderRadius: 6, background: 'rgb(11 107 203 / 8%)' }],
});
