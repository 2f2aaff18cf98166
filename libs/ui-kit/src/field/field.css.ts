import { style } from '@vanilla-extract/css';
import { statusColors } from '../theme/status-colors.ts';
import { theme } from '../theme/site-theme.css.ts';

export const field = style({
  display: 'grid',
  gap: '0.375rem',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const label = style({ fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.35 });
export const optional = style({ fontWeight: 400, color: theme.color.gray[500] });
export const hint = style({ fontSize: '0.875rem', lineHeight: 1.45, color: theme.color.gray[500] });
export const error = style({
  fontSize: '0.875rem',
  lineHeight: 1.45,
  fontWeight: 600,
  color: statusColors.danger.text,
});

/** Style of every text-like control. */
export const control = style({
  width: '100%',
  minHeight: '3rem',
  padding: '0.65rem 0.875rem',
  // 3:1 against the page, so that the border of the field is visible (WCAG 1.4.11).
  border: `1px solid ${theme.color.gray[500]}`,
  borderRadius: theme.radius.md,
  background: theme.color.white,
  color: theme.color.dark,
  fontSize: '1rem',
  lineHeight: 1.4,
  transition: 'border-color 120ms, box-shadow 120ms',
  selectors: {
    '&::placeholder': { color: theme.color.gray[500], opacity: 1 },
    '&:hover': { borderColor: theme.color.dark },
    '&:focus': {
      outline: 'none',
      borderColor: theme.color.primary[500],
      boxShadow: `0 0 0 1px ${theme.color.primary[500]}`,
    },
    '&[aria-invalid="true"]': {
      borderColor: statusColors.danger.edge,
      boxShadow: `0 0 0 1px ${statusColors.danger.edge}`,
    },
  },
});
export const select = style([
  control,
  {
    appearance: 'none',
    paddingRight: '2.5rem',
    backgroundImage:
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='%236f675c' stroke-width='1.6'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E\")",
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 0.9rem center',
    backgroundSize: '0.75rem',
  },
]);
export const textarea = style([control, { minHeight: '7rem', resize: 'vertical' }]);
