import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PageAccess } from './page-access.ts';
import type { PageSettings } from './page-settings.ts';
import * as styles from './pages.css.ts';
import { SettingsSection } from './settings-section.tsx';

/** Who may see a page; a password is set, left unchanged, replaced or removed, and never shown. */
export function PageAccessFields({ isSecured }: { isSecured: boolean }) {
  const t = useText();
  const { register, control, formState } = useFormContext<PageSettings>();
  const access = useWatch({ control, name: 'access' });
  const choices: [PageAccess, TextKey][] = isSecured
    ? [
        ['open', 'pages_access_open'],
        ['keep', 'pages_access_keep'],
        ['new', 'pages_access_replace'],
      ]
    : [
        ['open', 'pages_access_open'],
        ['new', 'pages_access_new'],
      ];
  return (
    <SettingsSection title={t('pages_section_access')} about={t('pages_section_access_about')}>
      <div className={styles.choices}>
        {choices.map(([value, text]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" className={styles.radio} value={value} {...register('access')} />
            {t(text)}
          </label>
        ))}
      </div>
      {access === 'new' && (
        <InputField
          label={t('pages_access_password')}
          hint={t('pages_access_password_hint')}
          error={formState.errors.password?.message}
          autoComplete="off"
          spellCheck={false}
          {...register('password', {
            validate: (typed, { access: chosen }) =>
              chosen !== 'new' || typed !== '' || t('pages_error_password'),
          })}
        />
      )}
      {access === 'open' && isSecured && <p className={styles.saveNote}>{t('pages_access_removed_hint')}</p>}
    </SettingsSection>
  );
}
