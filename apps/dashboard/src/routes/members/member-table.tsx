import { useText } from '@etalage/ui-kit';
import { Action, Badge, DataTable, Menu } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { ListedMember } from '../../queries/member-queries.ts';
import { menuColumn, Person, roleColumn } from './people-columns.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** The members of the website. */
export function MemberTable({ members }: { members: readonly ListedMember[] }) {
  const t = useText();
  const [changing, setChanging] = useState<ListedMember>();
  const [removing, setRemoving] = useState<ListedMember>();
  return (
    <>
      <DataTable
        label={t('accounts_members_heading')}
        rows={members}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('accounts_members_name'),
            cell: ({ name, email, you, two_step }) => (
              <Person name={name} about={email}>
                {you && <Badge tone="neutral">{t('accounts_members_you')}</Badge>}
                {two_step && <Badge tone="good">{t('two_step_member')}</Badge>}
              </Person>
            ),
          },
          roleColumn(t),
          menuColumn<ListedMember>(t, (member) => (
            <Menu
              trigger={
                <Action
                  kind="icon"
                  icon="more"
                  aria-label={t('accounts_members_more', { name: member.name })}
                />
              }
              entries={[
                { text: t('accounts_members_change'), onChoose: () => setChanging(member) },
                {
                  text: t(member.you ? 'accounts_members_leave' : 'accounts_members_remove'),
                  dangerous: true,
                  onChoose: () => setRemoving(member),
                },
              ]}
            />
          )),
        ]}
      />
      {changing && <RoleDialog member={changing} onClose={() => setChanging(undefined)} />}
      {removing && <RemoveDialog member={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
