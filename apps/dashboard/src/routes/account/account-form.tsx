import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import type { ComponentProps, ReactNode } from 'react';
import { FormFailure } from '../../session/form-failure.tsx';
import { AccountCard } from './account-card.tsx';
import * as styles from './account.css.ts';

interface Props {
  title: string;
  intro?: string;
  /** What the button says. */
  action: string;
  /** What `useSubmit` answered. */
  sending: {
    readonly submit: ComponentProps<'form'>['onSubmit'];
    readonly isBusy: boolean;
    readonly failure: string;
  };
  /** Said once it is done, where the screen itself does not show it. */
  done?: string;
  children: ReactNode;
}

/** A card of the account in which something is changed. */
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
