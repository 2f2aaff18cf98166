import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormFailure } from '../../session/form-failure.tsx';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { pagesQuery, postCreatePage } from '../../queries/page-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import * as styles from './pages.css.ts';
import { suggestedPath, withLeadingSlash } from './suggested-path.ts';

interface Typed {
  title: string;
  path: string;
}

interface CreatePageDialogProps {
  /** The path of the page or folder below which it is proposed; '' at the top. */
  above?: string;
  onClose: () => void;
  onCloseFocus?: (event: Event) => void;
}

/** Asks for a title and proposes a path, until the owner types one; then opens the designer. */
export function CreatePageDialog({ above = '', onClose, onCloseFocus }: CreatePageDialogProps) {
  const t = useText();
  const { website } = useSession();
  const taken = useQuery(pagesQuery(website.id)).data?.pages.map(({ path }) => path) ?? [];
  const { form, submit, isBusy, failure } = useCreatePage();
  const { errors, dirtyFields } = form.formState;
  const title = form.register('title', {
    validate: (typed) => typed.trim() !== '' || t('pages_error_title'),
    onChange: (event: { target: { value: string } }) => {
      if (dirtyFields.path) return;
      const path = suggestedPath(event.target.value, taken, above);
      // Not marked as typed, so that the next character of the title may change it again.
      form.resetField('path', { defaultValue: path });
    },
  });
  const path = withLeadingSlash(useWatch({ control: form.control, name: 'path' }));
  return (
    <Dialog
      open
      size="medium"
      title={t('pages_create_title')}
      onOpenChange={(open) => !open && onClose()}
      {...(onCloseFocus && { onCloseFocus })}
    >
      <form className={styles.dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('pages_field_title')}
          hint={t('pages_field_title_hint')}
          error={errors.title?.message}
          autoComplete="off"
          {...title}
        />
        <InputField
          label={t('pages_field_path')}
          hint={t('pages_field_path_hint', { url: website.url.replace(/\/$/, '') + path })}
          error={errors.path?.message}
          autoComplete="off"
          spellCheck={false}
          {...form.register('path', {
            validate: (typed) => typed.trim() !== '' || t('pages_error_path'),
          })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t(isBusy ? 'pages_create_busy' : 'pages_create_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The form of a new page, which opens the designer when it is made. */
function useCreatePage() {
  const openScreen = useOpenScreen();
  const queryClient = useQueryClient();
  const { website } = useSession();
  const form = useForm<Typed>({ defaultValues: { title: '', path: '' } });
  const [key] = useState(createRepeatKey);
  const sending = useSubmit(form, {
    call: ({ title, path }) => {
      const page = { title: title.trim(), path: withLeadingSlash(path) };
      return postCreatePage(website.id, page, key.for(page));
    },
    onDone: async ({ id }) => {
      await queryClient.invalidateQueries(pagesQuery(website.id));
      await openScreen(`/paginas/${id}`);
    },
  });
  return { form, ...sending };
}
