import { useText } from '@etalage/ui-kit';
import { Action, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersQuery } from '../../queries/member-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import * as styles from './members.css.ts';

/** `/instellingen/leden` */
export function MembersRoute() {
  const t = useText();
  const { website } = useSession();
  const [isInviting, setInviting] = useState(false);
  const members = useQuery(membersQuery(website.id));
  const invitations = members.data?.invitations ?? [];
  return (
    <>
      <ScreenHeader
        title={t('accounts_members_heading')}
        intro={t('accounts_members_intro', { website: website.name })}
        actions={
          <Action kind="primary" icon="plus" onClick={() => setInviting(true)}>
            {t('accounts_members_invite')}
          </Action>
        }
      />
      <div className={styles.stack}>
        <section className={styles.card} aria-label={t('accounts_members_heading')}>
          {members.isPending && <TableSkeleton label={t('accounts_members_loading')} rows={3} />}
          {members.isError && <LoadFailure onRetry={() => void members.refetch()} />}
          {members.data && <MemberTable members={members.data.members} />}
        </section>
        {invitations.length > 0 && (
          <section className={styles.card} aria-labelledby="invitations">
            <h2 id="invitations" className={styles.cardTitle}>
              {t('accounts_invitations_heading')}
            </h2>
            <InvitationTable invitations={invitations} />
          </section>
        )}
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
