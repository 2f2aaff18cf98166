import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The dashboard's colours as CSS variables with fixed names, so that a library's widgets, the dashboard and the
 * designer look like one product without importing each other.
 */
export const dashboardColor = createGlobalThemeContract(
  {
    ink: 'ink',
    soft: 'soft',
    line: 'line',
    surface: 'surface',
    ground: 'ground',
    action: 'action',
    actionStrong: 'action-strong',
    actionSoft: 'action-soft',
    danger: 'danger',
    dangerSoft: 'danger-soft',
    warn: 'warn',
    warnSoft: 'warn-soft',
    focus: 'focus',
    inputLine: 'input-line',
    onAction: 'on-action',
  },
  (name) => `dashboard-${name}`,
);

createGlobalTheme(':root', dashboardColor, {
  ink: '#1c2422',
  soft: '#57625f',
  line: '#dde2df',
  surface: '#ffffff',
  ground: '#f5f6f4',
  action: '#1f5a4a',
  actionStrong: '#17463a',
  actionSoft: '#e4efea',
  danger: '#a3261c',
  dangerSoft: '#fbeae8',
  warn: '#7a5200',
  warnSoft: '#fdf3dc',
  focus: '#0b6bcb',
  inputLine: '#8b9692',
  onAction: '#ffffff',
});
