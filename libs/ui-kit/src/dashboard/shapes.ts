// Declarations that are used in many places of the dashboard. Spread into a style, so that the order of style sheets
// cannot matter.
import { dashboardRadius, dashboardText } from './dashboard-scale.ts';
import { dashboardColor as color } from './dashboard-theme.css.ts';

/** One line; overflow ends in an ellipsis. */
export const cutText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** A list without bullets or numbers, aligned with its surroundings. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
/** A button without its own styling: only its text or icon is visible. */
export const bareButton = { border: 0, background: 'none', cursor: 'pointer' } as const;
/** One centred icon; its size is set where it is used. */
export const bareIconButton = { ...bareButton, display: 'grid', placeItems: 'center', padding: 0 } as const;
/** A button within text that looks like a link. */
export const linkButton = {
  ...bareButton,
  font: 'inherit',
  color: color.action,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;
/** The frame of inputs and selects: its border has enough contrast to be seen (WCAG 1.4.11). */
export const inputFrame = {
  border: `1px solid ${color.inputLine}`,
  borderRadius: dashboardRadius.control,
  background: color.surface,
  color: color.ink,
} as const;
/** A row with its content at both ends. */
export const spacedRow = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const;
/** The heading of a part that folds (`summary`), with an arrow that points where the part goes. */
export const foldHeading = {
  ...spacedRow,
  minHeight: '2.75rem',
  fontSize: '0.875rem',
  fontWeight: 650,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: 6,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flexShrink: 0,
      width: '0.4375rem',
      height: '0.4375rem',
      marginInline: '0.5rem 0.25rem',
      borderRight: `1.75px solid ${color.soft}`,
      borderBottom: `1.75px solid ${color.soft}`,
      transform: 'rotate(45deg)',
    },
    'details[open] > &::after': { transform: 'rotate(-135deg)' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
} as const;
/** A group of related elements on its own surface. */
export const cardFrame = {
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.surface,
  background: color.surface,
} as const;
/** A row that is visually separate from the rows around it. */
export const rowFrame = { ...cardFrame, borderRadius: dashboardRadius.control } as const;
/** An overlay above the page, such as a menu or dialog. */
export const floating = {
  border: `1px solid ${color.line}`,
  borderRadius: 10,
  background: color.surface,
  boxShadow: '0 12px 32px rgb(16 24 22 / 0.16)',
} as const;
/** Small secondary text beside the main text. */
export const softText = { ...dashboardText.small, color: color.soft } as const;
/** The same, where the content moves to the next line if there is not enough space. */
export const wrappingSpacedRow = { ...spacedRow, flexWrap: 'wrap' } as const;
/** Main text with secondary text below it. */
export const textStack = { display: 'grid', gap: '0.0625rem' } as const;
/** The main text of a row with badges beside it. */
export const textWithBadges = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.125rem 0.5rem',
  fontWeight: 550,
} as const;
/** The search box and filters above a table; they wrap when there is not enough room. */
export const toolbarRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1rem',
} as const;
