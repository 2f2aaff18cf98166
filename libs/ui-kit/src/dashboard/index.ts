export { controlButton, onlyRead, type ControlButtonKind } from './control.css.ts';
export { dashboardColor } from './dashboard-theme.css.ts';
export { Dialog, DialogActions } from './dialog.tsx';
export {
  actions as dialogActions,
  description as dialogDescription,
  size as dialogSize,
  title as dialogTitle,
  veil as dialogVeil,
} from './dialog.css.ts';
export { Menu, type MenuEntry } from './menu.tsx';
export { Tabs, type Tab } from './tabs.tsx';
export { ToastProvider, useToast, type ToastText } from './toast.tsx';
export { Tooltip, TooltipProvider } from './tooltip.tsx';
export {
  bareButton,
  bareIconButton,
  cardFrame,
  cutText,
  floating,
  foldHeading,
  inputFrame,
  linkButton,
  plainList,
  rowFrame,
  softText,
  spacedRow,
  textStack,
  textWithBadges,
  toolbarRow,
  wrappingSpacedRow,
} from './shapes.ts';
export { Action } from './action.tsx';
export { Badge } from './badge.tsx';
export type { BadgeTone } from './badge.css.ts';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { final as finalAction } from './confirm-dialog.css.ts';
export {
  dashboardMotion,
  dashboardNarrow,
  dashboardRadius,
  dashboardText,
  dashboardWide,
} from './dashboard-scale.ts';
export {
  aboveRowLink,
  DataTable,
  rowLink,
  TableSkeleton,
  type Column,
  type TableOrder,
} from './data-table.tsx';
export { EmptyState } from './empty-state.tsx';
export { AreaField, CheckboxField, InputField, SelectField } from './form-field.tsx';
export { Icon } from './icon.tsx';
export type { IconName } from './icon-paths.ts';
export { backLink, PageHeader } from './page-header.tsx';
export { ScrollArea } from './scroll-area.tsx';
