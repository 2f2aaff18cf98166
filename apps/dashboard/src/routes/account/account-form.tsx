import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import type { ComponentProps, ReactNode } from 'react';
import { FormFailure } from '../../session/form-failure.tsx';
import { AccountCard } from './account-card.tsx';
import * as styles from './account.css.ts';

interface Props {
  title: string;
  intro?: string;
  /** Text of the button. */
  action: string;
  /** What `useSubmit` returned. */
  sending: {
    readonly submit: ComponentProps<'form'>['onSubmit'];
    readonly isBusy: boolean;
    readonly failure: string;
  };
  /** Shown after success, if the screen itself does not show the result. */
  done?: string;
  children: ReactNode;
}

/** A card of the account with a form. */
export function AccountForm({ title, intro, action, sending, done, children }: Props) {
  const t = useText();
  const { submit, isBusy, failure } = sending;
  return (
    <AccountCard title={title} {...(intro && { intro })}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {children}
        <FormFailure>{failure}</FormFailure>
        {done !== undefined && (
          <p role="status" className={styles.done}>
            {done}
          </p>
        )}
        <Action kind="primary" type="submit" className={styles.submit} busy={isBusy}>
          {isBusy ? t('accounts_saving') : action}
        </Action>
      </form>
    </AccountCard>
  );
}
