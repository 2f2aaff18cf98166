import { useText } from '@etalage/ui-kit';
import { Action, type Column, DataTable } from '@etalage/ui-kit/dashboard';
import type { OwnedMaker } from '../../queries/maker-queries.ts';
import { productCount } from '../../screen/product-count.ts';

interface Props {
  makers: readonly OwnedMaker[];
  onEdit: (maker: OwnedMaker) => void;
  onDelete: (maker: OwnedMaker) => void;
}

/** The makers with their address, and how many products each made. */
export function MakerTable({ makers, onEdit, onDelete }: Props) {
  const t = useText();
  const columns: readonly Column<OwnedMaker>[] = [
    { key: 'name', title: t('makers_column_name'), cell: ({ name }) => name },
    {
      key: 'address',
      title: t('makers_column_address'),
      soft: true,
      cell: ({ postal_address }) => postal_address.split('\n').join(', '),
    },
    {
      key: 'products',
      title: t('makers_column_products'),
      width: '9rem',
      soft: true,
      align: 'end',
      cell: ({ product_count }) => productCount(product_count, t),
    },
    {
      key: 'actions',
      title: t('makers_column_actions'),
      quietTitle: true,
      width: '15rem',
      align: 'end',
      cell: (maker) => (
        <>
          <Action aria-label={t('makers_change_named', { title: maker.name })} onClick={() => onEdit(maker)}>
            {t('makers_change')}
          </Action>{' '}
          <Action
            aria-label={t('makers_delete_named', { title: maker.name })}
            onClick={() => onDelete(maker)}
          >
            {t('makers_delete')}
          </Action>
        </>
      ),
    },
  ];
  return <DataTable label={t('makers_heading')} columns={columns} rows={makers} rowKey={({ id }) => id} />;
}
