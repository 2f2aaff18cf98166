import { MAX_FONT_NAME } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postCreateFont, renewFonts, type UploadedFontFile } from '../../queries/font-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { dialogForm } from '../pages/pages.css.ts';
import { FontFileField } from './font-file-field.tsx';

interface Fields {
  name: string;
  regular: string;
  bold: string;
}

/** Asks for the files and the name of a font. Nothing is added before all of it is good. */
export function AddFontDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { website } = useSession();
  // The same for a second attempt, after a reply that was lost.
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm<Fields>({ defaultValues: { name: '', regular: '', bold: '' } });
  const { errors } = form.formState;
  // A bold file that was chosen is not left out in silence.
  const [isBoldOpen, setBoldOpen] = useState(false);
  form.register('bold', { validate: () => !isBoldOpen || t('fonts_bold_open') });
  form.register('regular', { validate: (hash) => hash !== '' || t('fonts_regular_missing') });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ name, ...files }) => postCreateFont(website.id, { id, name: name.trim(), ...files }),
    onDone: async (_reply, { name }) => {
      await renewFonts(queryClient, website.id);
      showToast({ text: t('fonts_saved', { name: name.trim() }) });
      onClose();
    },
  });
  function setFile(field: 'regular' | 'bold', file: UploadedFontFile | null, isChosen: boolean) {
    if (field === 'bold') setBoldOpen(isChosen && !file);
    form.setValue(field, file?.hash ?? '');
    form.clearErrors(field);
    if (file && form.getValues('name').trim() === '') form.setValue('name', file.family);
  }
  return (
    <Dialog open title={t('fonts_add_title')} onOpenChange={(open) => !open && onClose()}>
      <form className={dialogForm} noValidate onSubmit={submit}>
        <FontFileField
          label={t('fonts_regular')}
          hint={t('fonts_file_hint')}
          error={errors.regular?.message}
          onChange={(file, isChosen) => setFile('regular', file, isChosen)}
        />
        <FontFileField
          label={t('fonts_bold')}
          hint={t('fonts_bold_hint')}
          error={errors.bold?.message}
          onChange={(file, isChosen) => setFile('bold', file, isChosen)}
        />
        <InputField
          label={t('fonts_name')}
          error={errors.name?.message}
          autoComplete="off"
          maxLength={MAX_FONT_NAME}
          {...form.register('name', { validate: (typed) => typed.trim() !== '' || t('fonts_name_missing') })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('fonts_add_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
