import { cardFrame, softText, textStack } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const name = style({ ...textStack });
export const small = style({ ...softText });
export const received = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '0.25rem 0.625rem' });

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '46rem',
});
export const page = style({ padding: '1.25rem 0 1.75rem' });
/** As wide as a form is on most pages, with the background of a site. */
export const preview = style({
  maxWidth: '40rem',
  padding: 'clamp(1rem, 4vw, 2rem)',
  ...cardFrame,
});
export const previewNote = style({ margin: '0 0 1rem', ...softText });
