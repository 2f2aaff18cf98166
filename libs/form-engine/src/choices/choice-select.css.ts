import { style } from '@vanilla-extract/css';
import { control } from '../form-parts/field-view.css.ts';

/** The arrow of a native select, which each browser draws in another size. */
export const arrow = {
  appearance: 'none',
  backgroundImage:
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='%2357625f' stroke-width='1.6'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E\")",
  backgroundRepeat: 'no-repeat',
} as const;
export const select = style([
  control,
  {
    ...arrow,
    paddingRight: '2rem',
    textOverflow: 'ellipsis',
    backgroundPosition: 'right 0.7rem center',
    backgroundSize: '0.6875rem',
  },
]);
export const several = style([control, { padding: '0.25rem' }]);
