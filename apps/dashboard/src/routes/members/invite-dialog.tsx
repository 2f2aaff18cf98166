import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type MemberRole, membersQuery, postInviteMember } from '../../queries/member-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import * as forms from '../../session/session.css.ts';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { RoleChoice } from './role-choice.tsx';

/** Asks for the address and the role of an invitation. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useForm<{ email: string; role: MemberRole }>({
    defaultValues: { email: '', role: 'editor' },
  });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: (typed) => postInviteMember(website.id, typed),
    onDone: async ({ invitation }) => {
      await queryClient.invalidateQueries(membersQuery(website.id));
      onClose();
      showToast({ text: t('accounts_invite_done', { email: invitation.email }) });
    },
  });
  return (
    <Dialog
      open
      title={t('accounts_invite_title')}
      description={t('accounts_invite_intro')}
      onOpenChange={(open) => !open && onClose()}
    >
      <form className={forms.form} noValidate onSubmit={submit}>
        <InputField
          label={t('accounts_email')}
          type="email"
          autoComplete="off"
          error={form.formState.errors.email?.message}
          {...form.register('email', {
            validate: (typed) => typed.trim() !== '' || t('accounts_email_invalid'),
          })}
        />
        <RoleChoice {...form.register('role')} />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t(isBusy ? 'accounts_invite_busy' : 'accounts_invite_button')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
