import { useText } from '@etalage/ui-kit';
import { Action, DataTable, type Column } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { menuColumn, momentColumn } from '../../lists/row-columns.tsx';
import type { ListedPage } from '../../queries/page-queries.ts';
import { PageBulkBar } from './page-bulk-bar.tsx';
import { PageRowMenu } from './page-row-menu.tsx';
import { PlannedStatus } from './planned-status.tsx';
import { FolderName } from './tree/folder-name.tsx';
import { FolderRowMenu } from './tree/folder-row-menu.tsx';
import { PageName } from './tree/page-name.tsx';
import type { PageTreeRow } from './tree/page-tree.ts';
import { TreeCell } from './tree/tree-cell.tsx';
import { TreeDrag } from './tree/tree-drag.tsx';
import { more } from './tree/tree.css.ts';
import { useMovePages } from './tree/use-move-pages.tsx';

/** Rows that are shown at first, and that each press on "more" adds. */
const SHOWN = 200;

interface Props {
  /** All pages that can be chosen, also those below a closed row. */
  pages: readonly ListedPage[];
  rows: readonly PageTreeRow[];
  isFlat: boolean;
  onToggle: (path: string) => void;
  /** Shows what was moved to a path. */
  onReveal: (path: string) => void;
}

/** Pages as rows that open the designer, each with a menu of its other actions. */
export function PageTable({ pages, rows, isFlat, onToggle, onReveal }: Props) {
  const t = useText();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(SHOWN);
  const move = useMovePages();
  const chosen = pages.filter(({ id }) => ids.has(id));
  const choose = (id: string, on: boolean) => {
    setIds(new Set(on ? [...ids, id] : [...ids].filter((one) => one !== id)));
  };
  const columns = useColumns((row) => (
    <TreeCell row={row} isFlat={isFlat} onToggle={() => onToggle(row.node.path)}>
      {row.node.page ? (
        <PageName
          page={row.node.page}
          isChosen={ids.has(row.node.page.id)}
          onChoose={(on) => choose(row.node.page?.id ?? '', on)}
        />
      ) : (
        <FolderName node={row.node} />
      )}
    </TreeCell>
  ));
  const chosenPaths = chosen.map(({ path }) => path);
  return (
    <>
      <PageBulkBar
        chosen={chosen}
        areAll={chosen.length === pages.length}
        onChooseAll={(on) => setIds(new Set(on ? pages.map(({ id }) => id) : []))}
      />
      <TreeDrag
        pathsOf={(path) => (chosenPaths.includes(path) ? chosenPaths : [path])}
        titleOf={(path) => rows.find(({ node }) => node.path === path)?.node.title ?? ''}
        onMove={(moves) =>
          move.mutate(moves, { onSuccess: ({ moved }) => moved.forEach(({ to }) => onReveal(to)) })
        }
      >
        <DataTable
          label={t('pages_tab_pages')}
          columns={columns}
          rows={rows.slice(0, shown)}
          rowKey={({ node }) => node.page?.id ?? node.path}
          pressable
        />
      </TreeDrag>
      {rows.length > shown && (
        <p className={more}>
          <Action onClick={() => setShown(shown + SHOWN)}>{t('pages_tree_more')}</Action>
        </p>
      )}
    </>
  );
}

function useColumns(nameOf: Column<PageTreeRow>['cell']): readonly Column<PageTreeRow>[] {
  const t = useText();
  const updated = momentColumn(
    'updated',
    t('pages_column_updated'),
    ({ updated_at }: ListedPage) => updated_at,
  );
  return [
    { key: 'title', title: t('pages_column_title'), cell: nameOf },
    {
      key: 'status',
      title: t('pages_column_status'),
      width: '11rem',
      cell: ({ node }) => node.page && <PlannedStatus page={node.page} />,
    },
    { ...updated, phone: 'none', cell: ({ node }) => node.page && updated.cell(node.page) },
    menuColumn(t('pages_column_actions'), ({ node }) =>
      node.page ? <PageRowMenu page={node.page} /> : <FolderRowMenu node={node} />,
    ),
  ];
}
