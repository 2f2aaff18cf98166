import {
  cutText,
  dashboardRadius,
  dashboardText,
  onlyRead as readByScreenReaders,
  softText,
  spacedRow,
  textStack,
  textWithBadges,
} from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

const wide = 'screen and (min-width: 1240px)';

export const onlyRead = readByScreenReaders;
export const name = style({ ...textStack });
export const titleLine = style({ ...textWithBadges });
export const small = style({ ...softText });
export const places = style({ ...softText, overflowWrap: 'anywhere' });
export const placeList = style({ margin: '0.5rem 0', paddingLeft: '1.25rem', listStyle: 'disc' });

/** The preview is beside the entries where there is room, else below them. */
export const layout = style({
  display: 'grid',
  gap: '1.75rem 2rem',
  marginTop: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', alignItems: 'start' },
  },
});
export const fields = style({ display: 'grid', gap: '1.5rem', minWidth: 0 });
export const heading = style({ ...dashboardText.lead });

export const structure = style({ display: 'grid', gap: '0.75rem', minWidth: 0 });
export const problems = style({
  marginTop: '0.75rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.625rem',
  padding: '0.375rem 0.375rem 0.375rem 0.875rem',
  borderRadius: dashboardRadius.control,
  background: color.warnSoft,
  color: color.warn,
  ...dashboardText.small,
});
export const entryName = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: '0.0625rem',
  alignContent: 'center',
  minHeight: 44,
  padding: '0.25rem 0.5rem 0.25rem 0.125rem',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
export const entryLabel = style({ ...cutText, fontWeight: 550 });
export const entryAddress = style({
  ...cutText,
  ...softText,
  selectors: { '&:empty': { display: 'none' } },
});
export const wrong = style({ color: color.danger, marginInline: '0.25rem' });
export const entrySettings = style({
  display: 'grid',
  gap: '0.875rem',
  padding: '0.875rem 1rem 1.125rem',
  borderTop: `1px solid ${color.line}`,
});
export const adding = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

export const preview = style({
  display: 'grid',
  gap: '0.625rem',
  minWidth: 0,
  '@media': { [wide]: { position: 'sticky', top: '1rem' } },
});
export const previewHead = style({ ...spacedRow, gap: '0.75rem' });
export const devices = style({ display: 'flex', gap: '0.25rem' });
export const window = styleVariants({
  desktop: { minWidth: 0 },
  phone: { width: '100%', maxWidth: 392, justifySelf: 'center' },
});
