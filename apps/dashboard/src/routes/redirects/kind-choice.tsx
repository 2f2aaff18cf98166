import { useText } from '@etalage/ui-kit';
import type { ComponentProps } from 'react';
import { choice, choices, radio } from '../pages/pages.css.ts';
import * as styles from './redirects.css.ts';

/** Permanent or temporary. Takes the properties that `register` of a form returns. */
export function KindChoice(input: ComponentProps<'input'>) {
  const t = useText();
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>{t('redirects_field_kind')}</legend>
      <div className={choices}>
        <label className={choice}>
          <input {...input} type="radio" className={radio} value="301" />
          {t('redirects_kind_permanent')}
        </label>
        <label className={choice}>
          <input {...input} type="radio" className={radio} value="302" />
          {t('redirects_kind_temporary')}
        </label>
      </div>
    </fieldset>
  );
}
