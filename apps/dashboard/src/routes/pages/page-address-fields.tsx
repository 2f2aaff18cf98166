import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ListedPage } from '../../queries/page-queries.ts';
import type { PageSettings } from './page-settings.ts';
import { SettingsSection } from './settings-section.tsx';
import { withLeadingSlash } from './suggested-path.ts';

/** The title and the path of a page; the path of the home page cannot be changed. */
export function PageAddressFields({ page }: { page: ListedPage }) {
  const t = useText();
  const { register, control, formState } = useFormContext<PageSettings>();
  const { errors } = formState;
  const path = useWatch({ control, name: 'path' });
  const isHome = page.path === '/';
  const isMoved = page.status !== 'draft' && withLeadingSlash(path) !== page.path;
  return (
    <SettingsSection title={t('pages_section_page')} about={t('pages_section_page_about')}>
      <InputField
        label={t('pages_field_title')}
        hint={t('pages_field_title_hint')}
        error={errors.title?.message}
        {...register('title', {
          validate: (typed) => typed.trim() !== '' || t('pages_error_title'),
        })}
      />
      <InputField
        label={t('pages_field_path')}
        hint={isHome ? t('pages_field_path_home') : isMoved ? t('pages_field_path_changed') : undefined}
        readOnly={isHome}
        error={errors.path?.message}
        spellCheck={false}
        {...register('path', {
          validate: (typed) => typed.trim() !== '' || t('pages_error_path'),
        })}
      />
    </SettingsSection>
  );
}
