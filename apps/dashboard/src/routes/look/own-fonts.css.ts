import { cardFrame, dashboardRadius, inputFrame, plainList } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { color as ui } from '../../theme/dashboard-theme.css.ts';

export const ownFonts = style({ display: 'grid', gap: '0.625rem', minWidth: 0 });
globalStyle(`${ownFonts} > h3`, { margin: 0 });
export const fontList = style({ ...plainList, display: 'grid', gap: '0.375rem' });
export const ownFont = style({
  ...cardFrame,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  minWidth: 0,
  padding: '0.25rem 0.375rem 0.25rem 0.875rem',
  borderRadius: dashboardRadius.control,
});
export const fontFile = style({ display: 'grid', gap: '0.375rem', minWidth: 0 });
globalStyle(`${fontFile} > [role=status]:empty`, { display: 'none' });
/** The button within the field looks as other buttons do. */
export const fileInput = style({
  ...inputFrame,
  width: '100%',
  minWidth: 0,
  padding: '0.375rem',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-invalid]': { borderColor: ui.danger },
    '&::file-selector-button': {
      minHeight: '2rem',
      marginInlineEnd: '0.75rem',
      padding: '0 0.75rem',
      border: `1px solid ${ui.inputLine}`,
      borderRadius: dashboardRadius.control,
      background: ui.ground,
      color: ui.ink,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
    },
  },
});
