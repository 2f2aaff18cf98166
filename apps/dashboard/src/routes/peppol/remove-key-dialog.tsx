import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { peppolQuery, postRemovePeppolKey } from '../../queries/peppol-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { PasswordDialog } from '../account/password-dialog.tsx';

interface Props {
  version: number;
  onClose: () => void;
}

/** Says that nothing is sent any more without the key, and asks for the password. */
export function RemoveKeyDialog({ version, onClose }: Props) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  return (
    <PasswordDialog
      title={t('peppol_remove_title')}
      texts={[t('peppol_remove_about')]}
      confirmText={t('peppol_remove')}
      changedText={t('peppol_changed')}
      call={(password) => postRemovePeppolKey(website.id, version, password)}
      onChanged={() => void client.invalidateQueries(peppolQuery(website.id))}
      onDone={(stored) => {
        client.setQueryData(peppolQuery(website.id).queryKey, stored);
        showToast({ text: t('peppol_removed') });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
