import { dutchClockOf } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ListedPage } from '../../queries/page-queries.ts';
import type { PageSettings } from './page-settings.ts';
import * as styles from './pages.css.ts';
import { SettingsSection } from './settings-section.tsx';

/** When a page goes online and offline by itself. */
export function PagePlanFields({ page }: { page: ListedPage }) {
  const t = useText();
  const isOnline = page.status !== 'draft';
  return (
    <SettingsSection title={t('pages_section_plan')} about={t('pages_section_plan_about')}>
      <Moment
        name="publish_at"
        label={t('pages_plan_publish')}
        hint={t(isOnline ? 'pages_plan_publish_changed' : 'pages_plan_publish_hint')}
      />
      {page.path === '/' ? (
        <p className={styles.saveNote}>{t('pages_plan_home')}</p>
      ) : (
        <Moment name="unpublish_at" label={t('pages_plan_unpublish')} hint={t('pages_plan_unpublish_hint')} />
      )}
    </SettingsSection>
  );
}

interface MomentProps {
  name: 'publish_at' | 'unpublish_at';
  label: string;
  hint: string;
}

function Moment({ name, label, hint }: MomentProps) {
  const t = useText();
  const { register, control, setValue, setFocus, formState } = useFormContext<PageSettings>();
  const value = useWatch({ control, name });
  return (
    <div className={styles.moment}>
      <InputField
        type="datetime-local"
        label={label}
        hint={hint}
        error={formState.errors[name]?.message}
        min={dutchClockOf(new Date())}
        {...register(name, {
          // Half a moment has no value, so that it looks like no plan.
          validate: () => !isHalfTyped(name) || t('pages_error_moment'),
        })}
      />
      {value !== '' && (
        <Action
          aria-label={t('pages_plan_clear_named', { name: label })}
          onClick={() => {
            setValue(name, '', { shouldDirty: true, shouldValidate: true });
            setFocus(name);
          }}
        >
          {t('pages_plan_clear')}
        </Action>
      )}
    </div>
  );
}

function isHalfTyped(name: string): boolean {
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.validity.badInput ?? false;
}
