import { style } from '@vanilla-extract/css';

// The variables are those of a website and not of the dashboard: `themeVariables` of site-model sets them.
const siteColor = (key: string) => `var(--color-${key})`;

export const page = style({
  overflow: 'hidden',
  borderRadius: 12,
  background: siteColor('light'),
  color: siteColor('dark'),
  fontFamily: 'var(--font-secondary)',
  boxShadow: '0 1px 3px rgb(16 24 22 / 0.12), 0 8px 24px rgb(16 24 22 / 0.08)',
});
export const banner = style({
  margin: 0,
  padding: '0.5rem 1.25rem',
  background: siteColor('contrast-500'),
  color: siteColor('white'),
  textAlign: 'center',
  fontSize: '0.875rem',
});
export const body = style({ display: 'grid', gap: '0.75rem', padding: '1.5rem 1.25rem' });
export const title = style({ fontFamily: 'var(--font-primary)', fontSize: '1.75rem', lineHeight: 1.15 });
export const link = style({ color: siteColor('primary-500'), textDecoration: 'underline' });
export const card = style({
  display: 'grid',
  gap: '0.25rem',
  padding: '1rem',
  background: siteColor('white'),
  borderRadius: 'var(--radius-lg)',
});
export const picture = style({
  height: '6rem',
  marginBottom: '0.5rem',
  borderRadius: 'var(--radius-md)',
  background: `linear-gradient(135deg, ${siteColor('secondary-100')}, ${siteColor('secondary-300')} 60%, ${siteColor('primary-300')})`,
});
export const product = style({ fontFamily: 'var(--font-primary)', fontSize: '1.25rem' });
export const price = style({ fontWeight: 600 });
export const note = style({ color: siteColor('gray-500'), fontSize: '0.875rem' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginTop: '0.5rem' });
const button = style({
  padding: '0.6rem 1.1rem',
  borderRadius: 'var(--radius-md)',
  fontWeight: 600,
  fontSize: '0.9375rem',
});
export const primary = style([button, { background: siteColor('primary-500'), color: siteColor('white') }]);
export const secondary = style([
  button,
  { border: `1px solid ${siteColor('gray-300')}`, background: siteColor('white'), color: siteColor('dark') },
]);
