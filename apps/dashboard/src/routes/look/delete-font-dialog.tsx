import type { OwnFont } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { ConfirmDialog, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unlessGone } from '../../queries/call-api.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postDeleteFont, renewFonts } from '../../queries/font-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';

interface Props {
  font: OwnFont;
  onClose: () => void;
  /** Moves the focus, because the button of the font is gone. */
  onDeleted: () => void;
}

/** Asks before a font is deleted; says where it is used if it cannot be. */
export function DeleteFontDialog({ font: { id, name }, onClose, onDeleted }: Props) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const remove = useMutation({
    mutationFn: () => unlessGone(postDeleteFont(website.id, id)),
    onSuccess: async () => {
      onClose();
      await renewFonts(queryClient, website.id);
      showToast({ text: t('fonts_deleted', { name }) });
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      title={t('fonts_delete_title', { name })}
      confirmLabel={t('fonts_delete_confirm')}
      cancelLabel={t('dashboard_cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{t('fonts_delete_text')}</p>
      <FormFailure>{remove.error ? failureTexts(remove.error, [], t).general : ''}</FormFailure>
    </ConfirmDialog>
  );
}
