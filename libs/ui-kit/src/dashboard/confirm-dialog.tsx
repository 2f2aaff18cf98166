import type { ReactNode } from 'react';
import { Action } from './action.tsx';
import * as styles from './confirm-dialog.css.ts';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and what will not change. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Decides where focus goes afterwards, when the element that had it before no longer exists. */
  onCloseFocus?: (event: Event) => void;
}

/** Asks for confirmation before an irreversible action. The safe answer comes first, so that it has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel,
    busy = false,
    onConfirm,
    onCancel,
    onCloseFocus,
  } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      {...(onCloseFocus && { onCloseFocus })}
    >
      <div className={styles.textColumn}>{children}</div>
      <DialogActions>
        <Action onClick={onCancel}>{cancelLabel}</Action>
        <Action className={styles.final} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Action>
      </DialogActions>
    </Dialog>
  );
}
