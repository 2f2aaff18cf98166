import { useText } from '@etalage/ui-kit';
import { ConfirmDialog, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { type ListedMember, membersQuery, postRemoveMember } from '../../queries/member-queries.ts';
import { sessionQuery } from '../../queries/session-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';

/** Asks before a member is removed from the website, or leaves it. */
export function RemoveDialog({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { name, you } = member;
  const remove = useMutation({
    mutationFn: () => postRemoveMember(website.id, member.id),
    onSuccess: async () => {
      onClose();
      if (you) return queryClient.refetchQueries(sessionQuery);
      showToast({ text: t('accounts_members_removed', { name }) });
      return queryClient.invalidateQueries(membersQuery(website.id));
    },
  });
  const values = { name, website: website.name };
  return (
    <ConfirmDialog
      title={t(you ? 'accounts_members_leave_title' : 'accounts_members_remove_title', values)}
      confirmLabel={t(you ? 'accounts_members_leave' : 'accounts_members_remove')}
      cancelLabel={t('dashboard_cancel')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{t(you ? 'accounts_members_leave_text' : 'accounts_members_remove_text', values)}</p>
      <FormFailure>{remove.error ? failureTexts(remove.error, [], t).general : ''}</FormFailure>
    </ConfirmDialog>
  );
}
