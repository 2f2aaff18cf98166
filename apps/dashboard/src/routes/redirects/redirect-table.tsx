import { useText } from '@etalage/ui-kit';
import { type Column, DataTable } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { menuColumn, momentColumn } from '../../lists/row-columns.tsx';
import type { ListedRedirect } from '../../queries/redirect-queries.ts';
import { ChooseBar } from './choose-bar.tsx';
import { Source, Target } from './redirect-cells.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectMenu } from './redirect-menu.tsx';

/** Redirects as rows that open them; several can be deleted together. */
export function RedirectTable({ redirects }: { redirects: readonly ListedRedirect[] }) {
  const t = useText();
  const [editing, setEditing] = useState<ListedRedirect>();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // Rows of another page, and deleted ones, are not chosen any more.
  const chosen = redirects.filter(({ id }) => marked.has(id));
  const choose = (id: string, on: boolean) =>
    setMarked(new Set(on ? [...marked, id] : [...marked].filter((other) => other !== id)));
  const columns: readonly Column<ListedRedirect>[] = [
    {
      key: 'from',
      title: t('redirects_column_from'),
      cell: (redirect) => (
        <Source
          redirect={redirect}
          isChosen={marked.has(redirect.id)}
          onChoose={(on) => choose(redirect.id, on)}
          onOpen={() => setEditing(redirect)}
        />
      ),
    },
    { key: 'to', title: t('redirects_column_to'), cell: (redirect) => <Target redirect={redirect} /> },
    {
      ...momentColumn(
        'updated',
        t('redirects_column_updated'),
        ({ updated_at }: ListedRedirect) => updated_at,
      ),
      phone: 'none',
    },
    menuColumn(t('redirects_column_actions'), (redirect) => (
      <RedirectMenu redirect={redirect} onEdit={() => setEditing(redirect)} />
    )),
  ];
  return (
    <>
      <ChooseBar
        chosen={chosen}
        areAll={chosen.length === redirects.length}
        onChooseAll={(on) => setMarked(new Set(on ? redirects.map(({ id }) => id) : []))}
      />
      <DataTable
        label={t('redirects_tab_redirects')}
        columns={columns}
        rows={redirects}
        rowKey={({ id }) => id}
        pressable
      />
      {editing && <RedirectDialog redirect={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
