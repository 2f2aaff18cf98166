import { MAX_THEME_NAME, type OwnTheme, type SiteLook } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postCreateTheme, postUpdateTheme, renewThemes } from '../../queries/theme-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { dialogForm } from '../pages/pages.css.ts';

interface Props {
  look: SiteLook;
  /** The theme that gets another name; a new one otherwise. */
  theme?: OwnTheme;
  onClose: () => void;
  onCloseFocus?: (event: Event) => void;
}

/** Asks for the name of a theme: of a new one with the look of now, or of one that is renamed. */
export function ThemeNameDialog({ look, theme, onClose, onCloseFocus }: Props) {
  const t = useText();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { website } = useSession();
  // The same for a second attempt, after a reply that was lost.
  const [newId] = useState(() => crypto.randomUUID());
  const form = useForm<{ name: string }>({ defaultValues: { name: theme?.name ?? '' } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: async ({ name }) => {
      if (theme) await postUpdateTheme(website.id, { id: theme.id, name: name.trim() });
      else await postCreateTheme(website.id, { id: newId, name: name.trim(), look });
    },
    onDone: async (_reply, { name }) => {
      await renewThemes(queryClient, website.id);
      showToast({ text: t('themes_saved', { name: name.trim() }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t(theme ? 'themes_rename_title' : 'themes_save_title')}
      onOpenChange={(open) => !open && onClose()}
      {...(onCloseFocus && { onCloseFocus })}
    >
      <form className={dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('themes_name')}
          hint={theme ? '' : t('themes_name_hint')}
          error={form.formState.errors.name?.message}
          autoComplete="off"
          maxLength={MAX_THEME_NAME}
          {...form.register('name', {
            validate: (typed) => typed.trim() !== '' || t('themes_name_missing'),
          })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t(theme ? 'themes_rename_submit' : 'themes_save_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
