// Declarations that recur in the dashboard. Spread into a style, so that the order of style sheets cannot matter.
import { dashboardRadius, dashboardText } from './dashboard-scale.ts';
import { dashboardColor as color } from './dashboard-theme.css.ts';

/** One line; what does not fit ends in dots. */
export const cutText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** A list without dots or numbers, flush with what stands around it. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
/** A button without a look of its own: its words or its icon are the look. */
export const bareButton = { border: 0, background: 'none', cursor: 'pointer' } as const;
/** One icon in the middle; how large it is, is for the place where it stands. */
export const bareIconButton = { ...bareButton, display: 'grid', placeItems: 'center', padding: 0 } as const;
/** A button among words, to be seen as a link is. */
export const linkButton = {
  ...bareButton,
  font: 'inherit',
  color: color.action,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;
/** What can be typed in or chosen from: its edge is dark enough to be found (WCAG 1.4.11). */
export const inputFrame = {
  border: `1px solid ${color.inputLine}`,
  borderRadius: dashboardRadius.control,
  background: color.surface,
  color: color.ink,
} as const;
/** Things that belong together, on a surface of their own. */
export const cardFrame = {
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.surface,
  background: color.surface,
} as const;
/** A row that can be told apart from the rows around it. */
export const rowFrame = { ...cardFrame, borderRadius: dashboardRadius.control } as const;
/** What opens above the page and closes again. */
export const floating = {
  border: `1px solid ${color.line}`,
  borderRadius: 10,
  background: color.surface,
  boxShadow: '0 12px 32px rgb(16 24 22 / 0.16)',
} as const;
/** Small words beside the ones that matter. */
export const softText = { ...dashboardText.small, color: color.soft } as const;
/** Above a table: its search and its filters, under one another where there is no room. */
export const toolbarRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1rem',
} as const;
