import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({
  height: '350px',
  boxSizing: 'border-box',
  border: `1px solid ${color.inputLine}`,
  borderRadius: 8,
  overflow: 'hidden',
  background: color.surface,
  selectors: {
    '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&[data-invalid="true"]': { borderColor: color.danger },
  },
});
globalStyle(`${frame} .cm-editor`, { height: '100%', fontSize: '0.8125rem' });
globalStyle(`${frame} .cm-editor.cm-focused`, { outline: 'none' });
export const waiting = style({ display: 'grid', placeItems: 'center', height: '100%' });
