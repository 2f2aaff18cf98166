import { style, styleVariants } from '@vanilla-extract/css';
import { statusColors } from '../theme/status-colors.ts';
import { theme } from '../theme/site-theme.css.ts';

const base = style({
  padding: '0.875rem 1.125rem',
  borderRadius: theme.radius.md,
  borderLeft: '4px solid',
  lineHeight: 1.5,
});

const look = (color: { ground: string; edge: string; text: string }) => ({
  background: color.ground,
  borderColor: color.edge,
  color: color.text,
});

/** Coloured boxes for messages: green for success, yellow for waiting, red for errors, neutral for the rest. */
export const notice = styleVariants({
  success: [base, look(statusColors.success)],
  warning: [base, look(statusColors.warning)],
  danger: [base, look(statusColors.danger)],
  neutral: [
    base,
    { background: theme.color.gray[100], borderColor: theme.color.gray[500], color: theme.color.dark },
  ],
});

export type NoticeKind = keyof typeof notice;
