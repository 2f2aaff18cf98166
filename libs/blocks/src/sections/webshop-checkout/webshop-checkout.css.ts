import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5rem',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', gap: '4.5rem' } },
});
export const steps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.75rem' });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' });
export const heading = style({ fontSize: '1.3125rem' });
export const subheading = style({ fontSize: '1.0625rem', fontFamily: theme.font.secondary, fontWeight: 600 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.125rem 1rem',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wideField = style({ gridColumn: '1 / -1' });

export const kinds = style({ width: 'min(100%, 22rem)' });

/** Shown by CSS through the checkboxes, so that it needs no JavaScript (CHK-02, CHK-06). */
export const company = style({ display: 'grid', gap: '1rem' });
globalStyle(`${section}:has(input[name="invoice_is_company"][value="0"]:checked) ${company}`, {
  display: 'none',
});
export const shipping = style({ display: 'grid', gap: '1.25rem' });
globalStyle(`${section}:has(input[name="custom_shipping_information"]:not(:checked)) ${shipping}`, {
  display: 'none',
});

export const check = style({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'flex-start',
  minHeight: '2rem',
  cursor: 'pointer',
});
export const box = style({ flex: 'none', width: '1.25rem', height: '1.25rem', margin: '0.2rem 0 0' });

export const order = style({ width: '100%' });
