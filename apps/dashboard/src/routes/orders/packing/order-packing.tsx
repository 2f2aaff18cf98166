import { type PackedPieces, packingSlipProblem } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { usePackingSlips } from './use-packing-slips.ts';

/** Saves the packing slip of an order; of one that was sent in part, of what is left or of all of it. */
export function OrderPacking({ order: { order } }: { order: OwnerOrder }) {
  const t = useText();
  const slips = usePackingSlips();
  const save = (pieces: PackedPieces) => slips.mutate({ numbers: [order.number], pieces });
  if (packingSlipProblem(order, 'all')) return null;
  if (order.sent !== 'partly')
    return (
      <Action icon="download" busy={slips.isPending} onClick={() => save('all')}>
        {t('packing_slip')}
      </Action>
    );
  return (
    <Menu
      trigger={
        <Action icon="download" busy={slips.isPending}>
          {t('packing_slip')}
        </Action>
      }
      entries={[
        { text: t('packing_slips_left'), onChoose: () => save('left') },
        { text: t('packing_slips_all'), onChoose: () => save('all') },
      ]}
    />
  );
}
