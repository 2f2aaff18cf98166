import { useText } from '@etalage/ui-kit';
import { Action, AreaField, CheckboxField, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { type LibraryFile, postUpdateFile, renewFiles } from '../../queries/library-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { dialogForm } from '../pages/pages.css.ts';
import type { FileFields } from './file-fields.ts';
import { FocusField } from './focus-field.tsx';
import { FolderSelect } from './folder-select.tsx';

/** Name, folder and, of a picture, its alternative text and focal point. */
export function FileForm({ file }: { file: LibraryFile }) {
  const t = useText();
  const { form, submit, isBusy, failure } = useFileForm(file);
  const { errors } = form.formState;
  const isDecorative = useWatch({ control: form.control, name: 'is_decorative' });
  return (
    <form className={dialogForm} noValidate onSubmit={submit}>
      <InputField
        label={t('library_field_name')}
        error={errors.name?.message}
        maxLength={200}
        autoComplete="off"
        {...form.register('name')}
      />
      {file.content_type.startsWith('image/') && (
        <>
          <AreaField
            label={t('library_field_alt')}
            hint={t('library_field_alt_hint')}
            error={errors.alt?.message}
            rows={2}
            maxLength={500}
            readOnly={isDecorative}
            {...form.register('alt')}
          />
          <CheckboxField label={t('library_field_decorative')} {...form.register('is_decorative')} />
          {!file.is_private && <FocusField file={file} control={form.control} />}
        </>
      )}
      <FolderSelect
        label={t('library_field_folder')}
        error={errors.folder?.message}
        {...form.register('folder')}
      />
      <FormFailure>{failure}</FormFailure>
      <div>
        <Action kind="primary" type="submit" busy={isBusy}>
          {t(isBusy ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
    </form>
  );
}

function useFileForm({ key, name, alt, is_decorative, focus, folder }: LibraryFile) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useForm<FileFields>({ defaultValues: { name, alt, is_decorative, focus, folder } });
  const sending = useSubmit(form, {
    // A decoration has no text.
    call: (typed) => postUpdateFile(website.id, { key, ...typed, alt: typed.is_decorative ? '' : typed.alt }),
    onDone: async ({ file }) => {
      form.reset({
        name: file.name,
        alt: file.alt,
        is_decorative: file.is_decorative,
        focus: file.focus,
        folder: file.folder,
      });
      await renewFiles(queryClient, website.id);
      showToast({ text: t('library_saved', { name: file.name }) });
    },
  });
  return { form, ...sending };
}
