import { definitionOf, files, link, richText } from '@etalage/form-engine/schema';
import { useText } from '@etalage/ui-kit';
import { Action, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { EngineFields } from '../../field-services/engine-fields.tsx';
import { ReferenceServices } from '../../field-services/reference-services.tsx';
import { UploadServices } from '../../field-services/upload-services.tsx';
import type { OwnedCategory } from '../../queries/category-queries.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { ViewLink } from '../../screen/view-link.tsx';
import { FormFailure } from '../../session/form-failure.tsx';
import { ShopSearchFields } from '../pages/shop-search-fields.tsx';
import { saveBar, saveFailure, saveNote } from '../pages/pages.css.ts';
import * as styles from '../../screen/form-card.css.ts';
import { FormCard } from '../../screen/form-card.tsx';
import { CategoryHistory } from './category-history.tsx';
import { type CategoryForm, formOf } from './category-form.ts';
import { FiltersFields } from './filters/filters-fields.tsx';
import { ProductsFields } from './products/products-card.tsx';
import { useSaveCategory } from './use-save-category.ts';

const pictureFields = [definitionOf('image', files('categories_field_image', { maxFiles: 1 }))];
const textFields = [
  definitionOf(
    'short_description',
    richText('categories_field_short', { hint: 'categories_field_short_hint' }),
  ),
  definitionOf('description', richText('categories_field_description')),
];

const linkFields = [
  definitionOf('link', link('products_field_link', { hint: 'categories_field_link_hint' })),
];

interface Props {
  opened: OwnedCategory;
  back: ReactNode;
}

/** The form of a category; what is refused is shown at its field, and all that was typed remains. */
export function CategoryEditor({ opened, back }: Props) {
  const t = useText();
  const form = useForm<CategoryForm>({ defaultValues: formOf(opened) });
  const { base, general, isPending, submit } = useSaveCategory(opened, form);
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <ScreenHeader
        title={base.title}
        back={back}
        actions={
          <>
            <CategoryHistory category={base} />
            <ViewLink url={base.url} status={base.status} />
          </>
        }
      />
      <UploadServices>
        <ReferenceServices>
          <Sections base={base} />
        </ReferenceServices>
      </UploadServices>
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t(isDirty ? 'products_unsaved' : 'products_live')}</p>
        {isDirty && <Action onClick={() => form.reset(formOf(base))}>{t('products_discard')}</Action>}
        <Action kind="primary" busy={isPending} onClick={() => void submit()}>
          {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  );
}

function Sections({ base }: { base: OwnedCategory }) {
  const t = useText();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <FormCard title={t('categories_section_basics')}>
          <NameFields base={base} />
        </FormCard>
        <FormCard title={t('categories_section_products')} about={t('categories_section_products_about')}>
          <ProductsFields base={base} />
        </FormCard>
        <FormCard title={t('categories_section_texts')}>
          <EngineFields<CategoryForm> fields={textFields} names={['short_description', 'description']} />
        </FormCard>
        <FormCard title={t('pages_section_search')} about={t('pages_section_search_about')}>
          <ShopSearchFields hint={t('categories_seo_description_hint')} />
        </FormCard>
      </div>
      <div className={styles.aside}>
        <FormCard title={t('categories_section_looks')}>
          <LooksFields />
        </FormCard>
        <FormCard title={t('categories_section_filters')} about={t('categories_section_filters_about')}>
          <FiltersFields />
        </FormCard>
        <FormCard title={t('categories_field_image')} about={t('categories_field_image_about')}>
          <EngineFields<CategoryForm> fields={pictureFields} names={['image']} />
        </FormCard>
      </div>
    </div>
  );
}

function NameFields({ base }: { base: OwnedCategory }) {
  const t = useText();
  const { register, control, formState } = useFormContext<CategoryForm>();
  const typed = useWatch({ control, name: 'url' });
  const { errors } = formState;
  const isMoved = base.status === 'published' && typed !== base.url;
  return (
    <>
      <InputField
        label={t('products_field_title')}
        error={errors.title?.message}
        maxLength={200}
        {...register('title', { validate: (text) => text.trim() !== '' || t('categories_error_title') })}
      />
      <InputField
        label={t('products_field_url')}
        hint={isMoved ? t('pages_field_path_changed') : t('categories_path_hint')}
        error={errors.url?.message}
        spellCheck={false}
        maxLength={500}
        {...register('url', { validate: (text) => text.trim() !== '' || t('pages_error_path') })}
      />
      <EngineFields<CategoryForm> fields={linkFields} names={['link']} />
    </>
  );
}

const layouts = ['', 'sub_categories', 'sub_categories_full_width', 'products', 'products_filters'] as const;

function LooksFields() {
  const t = useText();
  const { register } = useFormContext<CategoryForm>();
  return (
    <>
      <SelectField label={t('products_column_state')} {...register('status')}>
        <option value="published">{t('products_state_published')}</option>
        <option value="draft">{t('products_state_draft')}</option>
        <option value="archived">{t('products_state_archived')}</option>
      </SelectField>
      <SelectField label={t('categories_field_layout')} {...register('layout')}>
        {layouts.map((layout) => (
          <option key={layout} value={layout}>
            {t(`categories_layout_${layout || 'all'}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
