import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import {
  type MollieAccount,
  mollieQuery,
  type MollieSettings,
  postRemoveMollieKey,
  storeMollie,
} from '../../../queries/mollie-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { PasswordDialog } from '../../account/password-dialog.tsx';

interface Props {
  account: MollieAccount;
  settings: MollieSettings;
  onClose: () => void;
}

/** Says what no longer works without the keys, and asks for the password. */
export function MollieRemoveDialog({ account, settings, onClose }: Props) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const count = settings.earlier.reduce((sum, { open }) => sum + open, account.open);
  const open = t(count === 1 ? 'mollie_remove_open_one' : 'mollie_remove_open_other', { count });
  return (
    <PasswordDialog
      title={t('mollie_remove_title')}
      texts={[
        t(`mollie_remove_${settings.installation}`),
        ...(count > 0 ? [open] : []),
        t('mollie_remove_refunds'),
      ]}
      confirmText={t('mollie_remove')}
      changedText={t('mollie_changed')}
      call={(password) => postRemoveMollieKey(website.id, account.id, password)}
      onChanged={() => void client.invalidateQueries(mollieQuery(website.id))}
      onDone={async (stored) => {
        await storeMollie(client, website.id, stored);
        showToast({ text: t('mollie_removed') });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
