import { useText } from '@etalage/ui-kit';
import { Badge, type BadgeTone, type Column, DataTable, rowLink } from '@etalage/ui-kit/dashboard';
import { menuColumn } from '../../lists/row-columns.tsx';
import type { OwnedDiscount } from '../../queries/discount-queries.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { DiscountMenu } from './discount-menu.tsx';
import { type DiscountState, discountState } from './discount-state.ts';
import { periodOf, termsOf, usesText, worthOf } from './discount-words.ts';
import * as styles from './discounts.css.ts';

const tones: Record<DiscountState, BadgeTone> = {
  active: 'good',
  planned: 'waiting',
  ended: 'neutral',
  used_up: 'neutral',
  off: 'neutral',
};

/** Discounts as rows that open them. */
export function DiscountTable({ discounts }: { discounts: readonly OwnedDiscount[] }) {
  const t = useText();
  const now = new Date();
  const columns: readonly Column<OwnedDiscount>[] = [
    { key: 'name', title: t('discounts_column_name'), cell: (one) => <Name discount={one} /> },
    { key: 'worth', title: t('discounts_column_worth'), cell: (one) => <Worth discount={one} /> },
    {
      key: 'when',
      title: t('discounts_column_when'),
      width: '13rem',
      soft: true,
      phone: 'none',
      cell: (one) => periodOf(one, t),
    },
    {
      key: 'uses',
      title: t('discounts_column_uses'),
      width: '8rem',
      soft: true,
      phone: 'none',
      cell: (one) => usesText(one, t),
    },
    {
      key: 'state',
      title: t('discounts_column_state'),
      width: '7.5rem',
      cell: (one) => {
        const state = discountState(one, now);
        return <Badge tone={tones[state]}>{t(`discounts_state_${state}`)}</Badge>;
      },
    },
    menuColumn(t('discounts_column_actions'), (one) => <DiscountMenu discount={one} />),
  ];
  return (
    <DataTable
      label={t('discounts_heading')}
      columns={columns}
      rows={discounts}
      rowKey={({ id }) => id}
      pressable
    />
  );
}

function Name({ discount: { id, title, code } }: { discount: OwnedDiscount }) {
  const t = useText();
  return (
    <span className={styles.name}>
      <ScreenLink className={rowLink} to={`/kortingen/${id}`}>
        {title}
      </ScreenLink>
      <span className={code === '' ? styles.soft : styles.typedCode}>
        {code === '' ? t('discounts_automatic') : code}
      </span>
    </span>
  );
}

function Worth({ discount }: { discount: OwnedDiscount }) {
  const t = useText();
  const terms = termsOf(discount, t);
  return (
    <span className={styles.name}>
      <span>{worthOf(discount, t)}</span>
      {terms !== '' && <span className={styles.soft}>{terms}</span>}
    </span>
  );
}
