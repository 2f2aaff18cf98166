import {
  dashboardRadius,
  dashboardText,
  softText,
  textStack,
  toolbarRow,
  wrappingSpacedRow,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const toolbar = style({
  ...toolbarRow,
  margin: '1rem 0 0.5rem',
});
/** What visitors see at the root while it has no page. */
export const standardHome = style({
  ...wrappingSpacedRow,
  gap: '0.75rem 1.5rem',
  minHeight: '3.75rem',
  marginTop: '1rem',
  padding: '0.75rem 1rem',
  borderRadius: dashboardRadius.surface,
  background: color.ground,
});
export const found = style({ ...softText });

export const name = style({ ...textStack });
export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.125rem 0.75rem',
  ...softText,
});
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  whiteSpace: 'nowrap',
});
export const dialogForm = style({ display: 'grid', gap: '1.125rem' });

export const settings = style({ display: 'grid', maxWidth: '60rem' });
/** The explanation of a group of fields is beside it if there is space. */
export const section = style({
  display: 'grid',
  gap: '1rem 2.5rem',
  minWidth: 0,
  padding: '1.75rem 0',
  borderTop: `1px solid ${color.line}`,
  '@media': { 'screen and (min-width: 1080px)': { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
});
export const sectionTitle = style({ ...dashboardText.lead });
export const sectionAbout = style({ marginTop: '0.125rem', ...softText });
export const fields = style({ display: 'grid', gap: '1.125rem', minWidth: 0 });
export const choices = style({ display: 'grid', gap: '0.75rem' });
export const choice = style({ display: 'flex', gap: '0.625rem', alignItems: 'center', minHeight: 28 });
export const radio = style({ width: 18, height: 18, margin: 0, flex: 'none', accentColor: color.action });
export const saveBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  ...wrappingSpacedRow,
  gap: '0.5rem 1rem',
  marginTop: '1.5rem',
  padding: '0.875rem 0',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
});
/** Beside the button that failed, and above it if there is no space. */
export const saveFailure = style({ flex: '1 1 100%', minWidth: 0 });
export const saveNote = style({ flex: '1 1 12rem', ...softText });

export const preview = style({
  display: 'grid',
  gap: '0.1875rem',
  padding: '1rem',
  borderRadius: dashboardRadius.control,
  background: color.ground,
  overflowWrap: 'anywhere',
});
export const previewLabel = style({ ...softText, marginBottom: '0.25rem' });
export const previewAddress = style({ ...softText });
/** The colours of a search engine. */
export const previewTitle = style({ fontSize: '1.1875rem', lineHeight: 1.3, color: '#1a0dab' });
export const previewText = style({ ...dashboardText.body, fontSize: '0.875rem', color: color.soft });

/** As a message shows a page: the picture above, the words below it. */
export const shared = style({
  display: 'grid',
  gap: '0.1875rem',
  width: '100%',
  maxWidth: '26rem',
  margin: 0,
  padding: '1rem',
  borderRadius: dashboardRadius.control,
  background: color.ground,
  overflowWrap: 'anywhere',
});
export const sharedPicture = style({
  width: '100%',
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  borderRadius: 6,
  marginBottom: '0.375rem',
});
export const sharedTitle = style({ fontWeight: 600 });

export const choose = style({ display: 'flex', gap: '0.75rem', alignItems: 'flex-start', minWidth: 0 });
export const box = style({
  width: 18,
  height: 18,
  margin: '0.1875rem 0 0',
  flex: 'none',
  accentColor: color.action,
});
export const refusedList = style({ margin: '0.5rem 0 0', paddingLeft: '1.25rem', listStyle: 'disc' });

export const statuses = style({ ...textStack, justifyItems: 'start' });
export const planned = style({ ...softText });
export const late = style({ ...softText, color: color.danger });
export const moment = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'flex-end' });
