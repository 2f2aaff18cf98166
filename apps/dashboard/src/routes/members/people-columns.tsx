import type { Translate } from '@etalage/texts';
import type { Column } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import type { MemberRole } from '../../queries/member-queries.ts';
import * as styles from './members.css.ts';

/** A person in a table: the name with its badge, and a secondary line below. */
export function Person({ name, about, children }: { name: string; about: string; children?: ReactNode }) {
  return (
    <span className={styles.person}>
      <span className={styles.name}>
        {name}
        {children}
      </span>
      <span className={styles.soft}>{about}</span>
    </span>
  );
}

export const roleColumn = <Row extends { role: MemberRole }>(t: Translate): Column<Row> => ({
  key: 'role',
  title: t('accounts_members_role'),
  width: '12rem',
  phone: 'under',
  cell: ({ role }) => t(`accounts_role_${role}`),
});

/** The menu at the end of a row. */
export const menuColumn = <Row,>(t: Translate, cell: (row: Row) => ReactNode): Column<Row> => ({
  key: 'more',
  title: t('accounts_members_actions'),
  quietTitle: true,
  width: '4rem',
  align: 'end',
  phone: 'side',
  cell,
});
