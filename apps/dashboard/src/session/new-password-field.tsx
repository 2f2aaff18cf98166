import { useText } from '@etalage/ui-kit';
import { CheckboxField, InputField } from '@etalage/ui-kit/dashboard';
import { useState, type ComponentProps } from 'react';
import * as styles from './session.css.ts';

type Props = Omit<ComponentProps<typeof InputField>, 'type' | 'hint' | 'autoComplete'>;

/** A password to be chosen; it can be looked at, because nobody should have to type it twice. */
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
