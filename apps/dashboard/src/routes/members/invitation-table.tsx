import { formatAgo } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Badge, DataTable, Menu, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import {
  type ListedInvitation,
  membersQuery,
  postResendInvitation,
  postWithdrawInvitation,
} from '../../queries/member-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { menuColumn, Person, roleColumn } from './people-columns.tsx';

/** The invitations that have not been accepted yet. */
export function InvitationTable({ invitations }: { invitations: readonly ListedInvitation[] }) {
  const t = useText();
  return (
    <DataTable
      label={t('accounts_invitations_heading')}
      rows={invitations}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'email',
          title: t('accounts_email'),
          cell: ({ email, sent_at }) => (
            <Person
              name={email}
              about={`${t('accounts_invitations_sent')} ${formatAgo(sent_at, new Date())}`}
            />
          ),
        },
        roleColumn(t),
        {
          key: 'state',
          title: t('accounts_invitations_state'),
          width: '11rem',
          phone: 'under',
          cell: ({ expired }) => (
            <Badge tone={expired ? 'bad' : 'waiting'}>
              {t(expired ? 'accounts_invitations_expired' : 'accounts_invitations_open')}
            </Badge>
          ),
        },
        menuColumn<ListedInvitation>(t, (invitation) => <InvitationMenu invitation={invitation} />),
      ]}
    />
  );
}

function InvitationMenu({ invitation: { id, email } }: { invitation: ListedInvitation }) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const change = useMutation({
    mutationFn: async (what: 'resend' | 'withdraw') => {
      if (what === 'resend') await postResendInvitation(website.id, id);
      else await postWithdrawInvitation(website.id, id);
      return what;
    },
    onSuccess: (what) =>
      showToast({
        text: t(what === 'resend' ? 'accounts_invitations_resent' : 'accounts_invitations_withdrawn', {
          email,
        }),
      }),
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
    onSettled: () => queryClient.invalidateQueries(membersQuery(website.id)),
  });
  return (
    <Menu
      trigger={
        <Action
          kind="icon"
          icon="more"
          busy={change.isPending}
          aria-label={t('accounts_members_more', { name: email })}
        />
      }
      entries={[
        { text: t('accounts_invitations_resend'), onChoose: () => change.mutate('resend') },
        {
          text: t('accounts_invitations_withdraw'),
          dangerous: true,
          onChoose: () => change.mutate('withdraw'),
        },
      ]}
    />
  );
}
