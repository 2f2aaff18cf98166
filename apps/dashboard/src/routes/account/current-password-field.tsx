import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';

/** The password a member signs in with now, asked before anything that decides who may sign in. */
export function CurrentPasswordField(props: Omit<ComponentProps<typeof InputField>, 'label'>) {
  const t = useText();
  return (
    <InputField
      label={t('accounts_change_current')}
      type="password"
      autoComplete="current-password"
      {...props}
    />
  );
}
