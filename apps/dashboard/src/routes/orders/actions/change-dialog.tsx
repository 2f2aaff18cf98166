import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import type { ComponentProps, ReactNode } from 'react';
import { FormFailure } from '../../../session/form-failure.tsx';
import * as styles from './actions.css.ts';

/** What each dialog of an action gets from the menu that opened it. */
export interface ActionDialogProps {
  onClose: () => void;
  /** Moves the focus to what is there in any state of the order. */
  onCloseFocus: (event: Event) => void;
}

interface Props extends ActionDialogProps {
  title: string;
  /** What will happen, a sentence each. */
  effects: readonly string[];
  confirmText: string;
  size?: NonNullable<ComponentProps<typeof Dialog>['size']>;
  change: { general: string; isPending: boolean; submit: () => unknown };
  /** The fields. */
  children?: ReactNode;
}

/** Says what a change of an order does, and makes it. */
export function ChangeDialog({ title, effects, confirmText, size = 'small', change, ...rest }: Props) {
  const t = useText();
  const { onClose, onCloseFocus, children } = rest;
  return (
    <Dialog
      open
      size={size}
      title={title}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change.submit();
        }}
      >
        <div className={styles.effects}>
          {effects.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {children}
        <FormFailure>{change.general}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('order_actions_back')}</Action>
          <Action kind="primary" type="submit" busy={change.isPending}>
            {change.isPending ? t('dashboard_saving') : confirmText}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
