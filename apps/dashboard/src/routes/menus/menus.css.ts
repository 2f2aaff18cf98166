import {
  cutText,
  dashboardRadius,
  dashboardText,
  floating,
  onlyRead as readByScreenReaders,
  plainList,
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
export const rows = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
});

/** A step of the indentation; smaller on a phone, where three levels must leave room for a name. */
const LEVEL = 'clamp(14px, 3vw, 28px)';
const indented = (level: number) => style({ marginInlineStart: `calc(${level - 1} * ${LEVEL})` });
/** The indentation by level, from 1. */
export const levels = [indented(1), indented(1), indented(2), indented(3)];

export const entry = style({
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.control,
  background: color.surface,
  minWidth: 0,
  selectors: { '&[data-dragging]': { opacity: 0.4 } },
});
export const entryHead = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInlineEnd: '0.25rem',
});
export const handle = style({ cursor: 'grab', touchAction: 'none', color: color.soft, flex: 'none' });
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

export const dropMark = style({ ...plainList, height: 4, borderRadius: 2, background: color.action });
export const dragged = style({
  ...floating,
  ...cutText,
  display: 'block',
  maxWidth: '20rem',
  padding: '0.625rem 1rem',
  fontWeight: 550,
  cursor: 'grabbing',
  selectors: { '&[data-impossible]': { color: color.danger, borderColor: color.danger } },
});

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
