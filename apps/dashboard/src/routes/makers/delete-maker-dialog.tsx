import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, ConfirmDialog, Dialog, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { keepMakers, type OwnedMaker, postDeleteMaker } from '../../queries/maker-queries.ts';
import { useSession } from '../../session/session-context.ts';

interface Props {
  maker: OwnedMaker;
  onClose: () => void;
}

/** Asks before a maker is deleted; one with products cannot be. */
export function DeleteMakerDialog({ maker, onClose }: Props) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const { id, name, product_count: count } = maker;
  const remove = useMutation({
    mutationFn: () => postDeleteMaker(website.id, id),
    onSuccess: (makers) => keepMakers(client, website.id, makers),
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
    onSettled: onClose,
  });
  const title = t('makers_delete_title', { title: name });
  if (count > 0)
    return (
      <Dialog open title={title} onOpenChange={(open) => !open && onClose()}>
        <p>{t('makers_delete_used', { count: formatCount(count) })}</p>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
        </DialogActions>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={t('makers_delete')}
      cancelLabel={t('dashboard_cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{t('makers_delete_text')}</p>
    </ConfirmDialog>
  );
}
