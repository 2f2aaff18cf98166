import { useText } from '@etalage/ui-kit';
import { CheckboxField, InputField } from '@etalage/ui-kit/dashboard';
import { useState, type ComponentProps } from 'react';
import * as styles from './session.css.ts';

type Props = Omit<ComponentProps<typeof InputField>, 'type' | 'hint' | 'autoComplete'>;

/** A field for a new password, which can be made visible instead of being typed twice. */
export function NewPasswordField(props: Props) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.pair}>
      <InputField
        {...props}
        type={isShown ? 'text' : 'password'}
        hint={t('accounts_password_hint')}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CheckboxField
        label={t('accounts_password_show')}
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      />
    </div>
  );
}
