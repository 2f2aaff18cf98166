import { useText } from '@etalage/ui-kit';
import {
  aboveRowLink,
  DataTable,
  Icon,
  rowLink,
  type Column,
  type IconName,
} from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { ScreenLink } from '../../session/screen-link.tsx';
import type { ListedPage } from '../../queries/page-queries.ts';
import { menuColumn, momentColumn } from '../../lists/row-columns.tsx';
import { PageBulkBar } from './page-bulk-bar.tsx';
import { PageRowMenu } from './page-row-menu.tsx';
import { PlannedStatus } from './planned-status.tsx';
import * as styles from './pages.css.ts';

function Mark({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} size={15} />
      {text}
    </span>
  );
}

interface NameProps {
  page: ListedPage;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
}

function Name({ page, isChosen, onChoose }: NameProps) {
  const t = useText();
  return (
    <span className={styles.choose}>
      <input
        type="checkbox"
        className={`${aboveRowLink} ${styles.box}`}
        aria-label={t('pages_choose', { title: page.title })}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <NameText page={page} />
    </span>
  );
}

function NameText({ page }: { page: ListedPage }) {
  const t = useText();
  return (
    <span className={styles.name}>
      <ScreenLink className={rowLink} to={`/paginas/${page.id}`}>
        {page.title}
      </ScreenLink>
      <span className={styles.address}>
        <span>{page.path}</span>
        {page.secured && <Mark icon="lock" text={t('pages_mark_secured')} />}
        {page.noindex && <Mark icon="hidden" text={t('pages_mark_noindex')} />}
      </span>
    </span>
  );
}

/** Pages as rows that open the designer, each with a menu of its other actions. */
export function PageTable({ pages }: { pages: readonly ListedPage[] }) {
  const t = useText();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = pages.filter(({ id }) => ids.has(id));
  const choose = (id: string, on: boolean) => {
    setIds(new Set(on ? [...ids, id] : [...ids].filter((one) => one !== id)));
  };
  const columns: readonly Column<ListedPage>[] = [
    {
      key: 'title',
      title: t('pages_column_title'),
      cell: (page) => <Name page={page} isChosen={ids.has(page.id)} onChoose={(on) => choose(page.id, on)} />,
    },
    {
      key: 'status',
      title: t('pages_column_status'),
      width: '11rem',
      cell: (page) => <PlannedStatus page={page} />,
    },
    {
      ...momentColumn('updated', t('pages_column_updated'), ({ updated_at }: ListedPage) => updated_at),
      phone: 'none',
    },
    menuColumn(t('pages_column_actions'), (page) => <PageRowMenu page={page} />),
  ];
  return (
    <>
      <PageBulkBar
        chosen={chosen}
        areAll={chosen.length === pages.length}
        onChooseAll={(on) => setIds(new Set(on ? pages.map(({ id }) => id) : []))}
      />
      <DataTable
        label={t('pages_tab_pages')}
        columns={columns}
        rows={pages}
        rowKey={({ id }) => id}
        pressable
      />
    </>
  );
}
