import { useText } from '@etalage/ui-kit';
import { AreaField, InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import { useLaterWatch } from '../../screen/use-later-watch.ts';
import { useSession } from '../../session/session-context.ts';
import { bestLengths, lengthText } from './search-lengths.ts';
import { SearchPreview } from './search-preview.tsx';
import { withLeadingSlash } from './suggested-path.ts';

/** What of a form this needs. */
interface SearchForm {
  title: string;
  url: string;
  status: string;
  seo_title: string;
  seo_description: string;
}

const shown = ['title', 'url', 'seo_title', 'seo_description', 'status'] as const;

/** What search engines show of a product or category, with a preview; `hint` says what they show without a description. */
export function ShopSearchFields({ hint }: { hint: string }) {
  const t = useText();
  const { website } = useSession();
  const { register, formState } = useFormContext<SearchForm>();
  const { errors } = formState;
  const [title, url, seoTitle, description, status] = useLaterWatch<SearchForm, typeof shown>(shown);
  const shownTitle = `${title} | ${website.name}`;
  return (
    <>
      <SearchPreview
        address={website.url.replace(/\/$/, '') + withLeadingSlash(url)}
        title={seoTitle.trim() || shownTitle}
        description={description.trim()}
        isHidden={status !== 'published'}
      />
      <InputField
        label={t('pages_seo_title')}
        hint={t('pages_seo_title_hint', { title: shownTitle })}
        count={lengthText(seoTitle, bestLengths.title, t)}
        error={errors.seo_title?.message}
        maxLength={200}
        {...register('seo_title')}
      />
      <AreaField
        label={t('pages_seo_description')}
        hint={hint}
        count={lengthText(description, bestLengths.description, t)}
        error={errors.seo_description?.message}
        maxLength={500}
        rows={3}
        {...register('seo_description')}
      />
    </>
  );
}
