import type { Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, type Column, DataTable } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { momentColumn } from '../../lists/row-columns.tsx';
import type { MissingPath } from '../../queries/redirect-queries.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import * as styles from './redirects.css.ts';
import { useIgnorePath } from './use-ignore-path.ts';

interface MissingTableProps {
  paths: readonly MissingPath[];
  ignored: boolean;
}

/** Missing addresses, each with what an owner can do about it. */
export function MissingTable({ paths, ignored }: MissingTableProps) {
  const t = useText();
  const [from, setFrom] = useState<string>();
  const ignore = useIgnorePath();
  const columns: readonly Column<MissingPath>[] = [
    {
      key: 'path',
      title: t('redirects_missing_path'),
      cell: ({ path }) => (
        <span className={styles.clamped} title={path}>
          {path}
        </span>
      ),
    },
    {
      key: 'count',
      title: t('redirects_missing_times'),
      width: '7rem',
      soft: true,
      cell: ({ count }) =>
        count === 1
          ? t('redirects_missing_once')
          : t('redirects_missing_count', { count: formatCount(count) }),
    },
    seenColumn(t),
    {
      key: 'actions',
      title: t('redirects_column_actions'),
      quietTitle: true,
      width: '20.5rem',
      align: 'end',
      cell: ({ path }) => (
        <MissingActions
          path={path}
          ignored={ignored}
          onMake={() => setFrom(path)}
          onIgnore={() => ignore.mutate({ path, ignored: !ignored })}
        />
      ),
    },
  ];
  return (
    <>
      <DataTable
        label={t('redirects_tab_missing')}
        columns={columns}
        rows={paths}
        rowKey={({ path }) => path}
      />
      {from !== undefined && <RedirectDialog from={from} onClose={() => setFrom(undefined)} />}
    </>
  );
}

/** When an address was last missed; on a phone, where columns have no titles, with a label. */
function seenColumn(t: Translate): Column<MissingPath> {
  const title = t('redirects_missing_seen');
  const seen = momentColumn<MissingPath>('seen', title, ({ last_seen_at }) => last_seen_at);
  return {
    ...seen,
    cell: (missing) => (
      <>
        <span className={styles.onPhone}>{t('redirects_missing_seen_label')} </span>
        {seen.cell(missing)}
      </>
    ),
  };
}

interface MissingActionsProps {
  path: string;
  ignored: boolean;
  onMake: () => void;
  onIgnore: () => void;
}

function MissingActions({ path, ignored, onMake, onIgnore }: MissingActionsProps) {
  const t = useText();
  return (
    <span className={styles.actions}>
      <Action aria-label={t('redirects_make_of', { path })} onClick={onMake}>
        {t('redirects_make')}
      </Action>
      <Action
        kind="quiet"
        aria-label={t(ignored ? 'redirects_show_path' : 'redirects_ignore_path', { path })}
        onClick={onIgnore}
      >
        {t(ignored ? 'redirects_show' : 'redirects_ignore')}
      </Action>
    </span>
  );
}
