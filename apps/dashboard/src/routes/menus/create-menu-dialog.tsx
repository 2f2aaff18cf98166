import { menuBounds } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postCreateMenu, renewMenus } from '../../queries/menu-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { dialogForm } from '../pages/pages.css.ts';

interface Props {
  /** The menu to start from, with its name. */
  copyOf?: { id: string; title: string };
  onClose: () => void;
}

/** Asks for the name of a menu, then opens it. */
export function CreateMenuDialog({ copyOf, onClose }: Props) {
  const t = useText();
  const openScreen = useOpenScreen();
  const queryClient = useQueryClient();
  const { website } = useSession();
  // The same for a second attempt, after a reply that was lost.
  const [id] = useState(() => crypto.randomUUID());
  const title = copyOf ? t('menus_copy_name', { title: copyOf.title }).slice(0, menuBounds.label) : '';
  const form = useForm<{ title: string }>({ defaultValues: { title } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: (typed) =>
      postCreateMenu(website.id, { id, title: typed.title.trim(), ...(copyOf && { copy_of: copyOf.id }) }),
    onDone: async () => {
      await renewMenus(queryClient, website.id);
      await openScreen(`/menus/${id}`);
    },
  });
  return (
    <Dialog
      open
      title={t(copyOf ? 'menus_copy_title' : 'menus_create_title')}
      onOpenChange={(open) => !open && onClose()}
    >
      <form className={dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('menus_field_title')}
          hint={t('menus_field_title_hint')}
          error={form.formState.errors.title?.message}
          autoComplete="off"
          maxLength={menuBounds.label}
          {...form.register('title', {
            validate: (typed) => typed.trim() !== '' || t('menus_title_missing'),
          })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('menus_create_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
