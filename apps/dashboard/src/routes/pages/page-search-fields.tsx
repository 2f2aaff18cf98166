import { useText } from '@etalage/ui-kit';
import { AreaField, CheckboxField, InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../session/session-context.ts';
import type { PageSettings } from './page-settings.ts';
import { bestLengths, lengthText } from './search-lengths.ts';
import { SearchPreview } from './search-preview.tsx';
import { SettingsSection } from './settings-section.tsx';
import { withLeadingSlash } from './suggested-path.ts';

/** Settings for search engines, with a preview of the search result. */
export function PageSearchFields() {
  const t = useText();
  const { website } = useSession();
  const { register, control, formState } = useFormContext<PageSettings>();
  const { errors } = formState;
  const [title, path, seoTitle, description, noindex] = useWatch({
    control,
    name: ['title', 'path', 'seo_title', 'seo_description', 'noindex'],
  });
  const shownTitle = `${title} | ${website.name}`;
  return (
    <SettingsSection title={t('pages_section_search')} about={t('pages_section_search_about')}>
      <SearchPreview
        address={website.url.replace(/\/$/, '') + withLeadingSlash(path)}
        title={seoTitle.trim() || shownTitle}
        description={description.trim()}
        isHidden={noindex}
      />
      <InputField
        label={t('pages_seo_title')}
        hint={t('pages_seo_title_hint', { title: shownTitle })}
        count={lengthText(seoTitle, bestLengths.title, t)}
        error={errors.seo_title?.message}
        {...register('seo_title')}
      />
      <AreaField
        label={t('pages_seo_description')}
        hint={t('pages_seo_description_hint')}
        count={lengthText(description, bestLengths.description, t)}
        error={errors.seo_description?.message}
        rows={3}
        {...register('seo_description')}
      />
      <CheckboxField label={t('pages_noindex')} hint={t('pages_noindex_hint')} {...register('noindex')} />
    </SettingsSection>
  );
}
