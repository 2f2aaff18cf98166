import {
  dashboardRadius,
  dashboardText,
  foldHeading,
  plainList,
  softText,
  textStack,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color, wide } from '../../theme/dashboard-theme.css.ts';

export const name = style({ ...textStack });
export const number = style({ ...softText });
export const phoneOnly = style({ '@media': { [wide]: { display: 'none' } } });
export const states = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '0.25rem' });

/** The filters that are not always seen; their fields end at one line, with and without a label above. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '0.75rem',
  padding: '0.25rem 0 0.75rem',
});
/** Beside the other filters where there is room for all of them. */
export const period = style({
  flex: '1 1 100%',
  '@media': { [wide]: { flex: '0 1 26rem' } },
});
/** What can be done with kept searches; in one line as far as there is room. */
export const views = style({ display: 'contents' });
export const exported = style({ ...softText, alignSelf: 'center' });
export const long = style({ overflowWrap: 'anywhere' });

const twoColumns = 'screen and (min-width: 1080px)';
/** The order, beside it payment and customer, and below both on a phone what happened. */
export const columns = style({
  display: 'grid',
  gap: '1.5rem',
  alignItems: 'start',
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', gridTemplateRows: 'auto 1fr' },
  },
});
export const main = style({ display: 'grid', gap: '1.75rem', minWidth: 0 });
export const aside = style({
  display: 'grid',
  gap: '1rem',
  minWidth: 0,
  '@media': { [twoColumns]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
export const below = style({ minWidth: 0, '@media': { [twoColumns]: { gridColumn: 1 } } });
export const panel = style({
  padding: '1rem',
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.surface,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { padding: '1.125rem 1.25rem' } },
});
export const panelTitle = style({ ...dashboardText.lead, marginBottom: '0.5rem' });
export const address = style({ fontStyle: 'normal', display: 'grid' });
export const facts = style({ display: 'grid', gap: '0.625rem' });
export const factName = style({ ...softText });
export const warning = style({
  display: 'flex',
  gap: '0.625rem',
  padding: '0.75rem 1rem',
  borderRadius: dashboardRadius.control,
  background: color.warnSoft,
  color: color.warn,
});

export const line = style({ display: 'grid', gap: '0.0625rem', fontWeight: 600 });
export const option = style({ ...softText, fontWeight: 400 });
export const totals = style({
  display: 'grid',
  gap: '0.3125rem',
  marginTop: '0.75rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [wide]: { marginLeft: 'auto', width: '20rem', paddingInline: '0.75rem' } },
});
export const total = style({ display: 'flex', justifyContent: 'space-between', gap: '1rem' });
export const grand = style([total, { ...dashboardText.lead, paddingTop: '0.375rem' }]);
export const lesser = style([total, { color: color.soft }]);
export const unit = style({ whiteSpace: 'nowrap' });

export const attempts = style({ ...plainList, display: 'grid', gap: '0.375rem' });
export const attempt = style([total, { fontVariantNumeric: 'tabular-nums' }]);
export const explanation = style({
  '@media': { [wide]: { marginLeft: 'auto', width: '20rem', paddingInline: '0.75rem' } },
});
export const explanationHead = style({ ...foldHeading });
export const explained = style({ marginTop: '0.5rem' });
export const explainedName = style({ fontWeight: 600, marginBottom: '0.125rem' });
export const steps = style({ ...plainList, display: 'grid', gap: '0.25rem', ...softText });

/** The way back to the list, and to its orders before and after this one. */
export const place = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
});

export const neighbours = style({ display: 'flex', gap: '0.25rem' });
