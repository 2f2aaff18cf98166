import { useText } from '@etalage/ui-kit';
import { Action, ConfirmDialog, Dialog, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { placeTitles, type ShownPlaces } from '../../../lists/place-titles.ts';
import { unlessGone } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import {
  type ListedTemplate,
  postDeleteTemplate,
  postRestoreTemplate,
  templatesQuery,
} from '../../../queries/template-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { refusedList } from '../pages.css.ts';

interface Props {
  template: ListedTemplate;
  places: ShownPlaces | undefined;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Asks before a template is deleted; one that is in use is not, and the places are named. */
export function DeleteTemplateDialog({ template, places, onClose, onCloseFocus }: Props) {
  const t = useText();
  const { title } = template;
  const remove = useDeleteTemplate(template, onClose);
  if (places) {
    const rest = places.total - places.named.length;
    return (
      <Dialog
        open
        title={t('templates_delete_used_title', { title })}
        description={t('templates_delete_used')}
        onOpenChange={(open) => !open && onClose()}
        onCloseFocus={onCloseFocus}
      >
        <ul className={refusedList}>
          {placeTitles(places, t).map((place, index) => (
            // Two pages may have one title.
            <li key={`${index}-${place}`}>{place}</li>
          ))}
          {rest > 0 && <li>{t('places_more', { count: rest })}</li>}
        </ul>
        <DialogActions>
          <Action onClick={onClose}>{t('dialog_close')}</Action>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={t('templates_delete_title', { title })}
      confirmLabel={t('templates_delete_confirm')}
      cancelLabel={t('dashboard_cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
      onCloseFocus={onCloseFocus}
    >
      <p>{t('templates_delete_text')}</p>
      <FormFailure>{remove.error ? failureTexts(remove.error, [], t).general : ''}</FormFailure>
    </ConfirmDialog>
  );
}

/** Deletes a template, and offers to bring it back. */
function useDeleteTemplate({ id, title }: ListedTemplate, onClose: () => void) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const renew = () => queryClient.invalidateQueries(templatesQuery(website.id));
  async function restore() {
    try {
      await postRestoreTemplate(website.id, id);
      await renew();
      showToast({ text: t('templates_restored', { title }) });
    } catch {
      // The toast stays, so that it can be tried again.
      showToast({ text: t('templates_restore_failed'), action: undo });
    }
  }
  const undo = { text: t('templates_deleted_undo'), run: () => void restore() };
  return useMutation({
    mutationFn: () => unlessGone(postDeleteTemplate(website.id, id)),
    onSuccess: async () => {
      onClose();
      await renew();
      showToast({ text: t('templates_deleted', { title }), action: undo });
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
}
