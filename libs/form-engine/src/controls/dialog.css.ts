import {
  dialogActions,
  dialogDescription,
  dialogSize,
  dialogTitle,
  dialogVeil,
} from '@etalage/ui-kit/dashboard';

// The dialogs of fields look like every dialog of the dashboard.
export const veil = dialogVeil;
export const box = dialogSize.small;
export const title = dialogTitle;
export const text = dialogDescription;
export const actions = dialogActions;
