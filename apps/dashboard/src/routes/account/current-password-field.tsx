import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';

/** The current password, which is required for changes of how a member signs in. */
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
