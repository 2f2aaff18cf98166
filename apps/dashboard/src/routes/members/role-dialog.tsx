import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ListedMember, membersQuery, postChangeRole } from '../../queries/member-queries.ts';
import { sessionQuery } from '../../queries/session-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import * as forms from '../../session/session.css.ts';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { RoleChoice } from './role-choice.tsx';

/** Changes the role of a member. */
export function RoleDialog({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { name } = member;
  const form = useForm({ defaultValues: { role: member.role } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ role }) => postChangeRole(website.id, member.id, role),
    onDone: async (_reply, { role }) => {
      onClose();
      showToast({
        text: t('accounts_members_changed', { name, role: t(`accounts_role_${role}`).toLowerCase() }),
      });
      // The member's own role decides what this screen shows.
      if (member.you) await queryClient.refetchQueries(sessionQuery);
      else await queryClient.invalidateQueries(membersQuery(website.id));
    },
  });
  return (
    <Dialog
      open
      title={t('accounts_members_change_title', { name })}
      onOpenChange={(open) => !open && onClose()}
    >
      <form className={forms.form} noValidate onSubmit={submit}>
        <RoleChoice {...form.register('role')} />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t(isBusy ? 'accounts_saving' : 'accounts_save')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
