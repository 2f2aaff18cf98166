import { useText } from '@etalage/ui-kit';
import { AreaField, InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import { useSession } from '../../../session/session-context.ts';
import { useLaterWatch } from '../../../screen/use-later-watch.ts';
import { bestLengths, lengthText } from '../../pages/search-lengths.ts';
import { SearchPreview } from '../../pages/search-preview.tsx';
import { withLeadingSlash } from '../../pages/suggested-path.ts';
import type { ProductForm } from './product-form-values.ts';

const shown = ['title', 'url', 'seo_title', 'seo_description', 'status'] as const;

/** What search engines show of a product, with a preview. */
export function ProductSearchFields() {
  const t = useText();
  const { website } = useSession();
  const { register, formState } = useFormContext<ProductForm>();
  const { errors } = formState;
  const [title, url, seoTitle, description, status] = useLaterWatch<ProductForm, typeof shown>(shown);
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
        hint={t('products_seo_description_hint')}
        count={lengthText(description, bestLengths.description, t)}
        error={errors.seo_description?.message}
        maxLength={500}
        rows={3}
        {...register('seo_description')}
      />
    </>
  );
}
