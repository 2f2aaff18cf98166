import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { rowsOf } from '../../lists/tree/tree-rows.ts';
import { type ListedCategory, postCreateCategory, renewCategories } from '../../queries/category-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { dialogForm } from '../pages/pages.css.ts';
import { suggestedPath, withLeadingSlash } from '../pages/suggested-path.ts';
import { categoryNodes } from './category-tree.ts';

interface Props {
  categories: readonly ListedCategory[];
  onClose: () => void;
}

/** Asks for the name, the place and the address of a category, then opens it. */
export function CreateCategoryDialog({ categories, onClose }: Props) {
  const t = useText();
  const openScreen = useOpenScreen();
  const client = useQueryClient();
  const { website } = useSession();
  const [key] = useState(createRepeatKey);
  const form = useForm<NewCategory>({ defaultValues: { title: '', path: '', parent_id: '' } });
  const { errors } = form.formState;
  const suggest = useSuggestedPath(form, categories);
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ title, path, parent_id }) => {
      const category = { title: title.trim(), path: withLeadingSlash(path), parent_id };
      return postCreateCategory(website.id, category, key.for(category));
    },
    onDone: async ({ id }) => {
      key.made();
      await renewCategories(client, website.id);
      await openScreen(`/categorieen/${encodeURIComponent(id)}`);
    },
  });
  return (
    <Dialog open title={t('categories_new')} onOpenChange={(open) => !open && onClose()}>
      <form className={dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('products_field_title')}
          error={errors.title?.message}
          autoComplete="off"
          maxLength={200}
          {...form.register('title', {
            validate: (typed) => typed.trim() !== '' || t('categories_error_title'),
            onChange: suggest,
          })}
        />
        <ParentSelect
          categories={categories}
          error={errors.parent_id?.message}
          {...form.register('parent_id', { onChange: suggest })}
        />
        <InputField
          label={t('products_field_url')}
          hint={t('categories_path_hint')}
          error={errors.path?.message}
          spellCheck={false}
          maxLength={500}
          {...form.register('path', {
            validate: (typed) => typed.trim() !== '' || t('pages_error_path'),
          })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('categories_create')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface NewCategory {
  title: string;
  path: string;
  parent_id: string;
}

/** Proposes the address of a name below its parent, until another one is typed. */
function useSuggestedPath(form: UseFormReturn<NewCategory>, categories: readonly ListedCategory[]) {
  const { dirtyFields } = form.formState;
  return () => {
    if (dirtyFields.path) return;
    const { title, parent_id } = form.getValues();
    const above = categories.find(({ id }) => id === parent_id)?.url ?? '';
    const taken = categories.map(({ url }) => url);
    form.setValue('path', suggestedPath(title, taken, above));
  };
}

interface ParentSelectProps extends ComponentProps<'select'> {
  categories: readonly ListedCategory[];
  error: string | undefined;
}

/** Chooses the category that another one is below. */
function ParentSelect({ categories, ...select }: ParentSelectProps) {
  const t = useText();
  const rows = useMemo(() => rowsOf(categoryNodes(categories)), [categories]);
  return (
    <SelectField label={t('categories_field_parent')} {...select}>
      <option value="">{t('categories_parent_none')}</option>
      {rows.map(({ node, level }) => (
        <option key={node.id} value={node.id}>
          {`${'\u00a0\u00a0\u00a0'.repeat(level - 1)}${node.category.title}`}
        </option>
      ))}
    </SelectField>
  );
}
