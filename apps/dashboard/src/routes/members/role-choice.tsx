import { useText } from '@etalage/ui-kit';
import type { ComponentProps } from 'react';
import * as styles from './members.css.ts';

const roles = ['owner', 'editor', 'shop'] as const;

/** The choice of a role, each with what it allows. Takes the properties that `register` of a form returns. */
export function RoleChoice(radio: ComponentProps<'input'>) {
  const t = useText();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('accounts_members_role')}</legend>
      {roles.map((role) => (
        <label key={role} className={styles.choice}>
          <input {...radio} type="radio" value={role} className={styles.radio} />
          <span className={styles.choiceTitle}>{t(`accounts_role_${role}`)}</span>
          <span className={styles.about}>{t(`accounts_role_${role}_about`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
