import { useText } from '@etalage/ui-kit';
import { RowMenu } from '../../lists/row-menu.tsx';
import type { OwnedDiscount } from '../../queries/discount-queries.ts';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useDeleteDiscount, useSwitchDiscount } from './use-change-discount.ts';

/** A menu with the actions on a discount. */
export function DiscountMenu({ discount }: { discount: OwnedDiscount }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const turn = useSwitchDiscount();
  const remove = useDeleteDiscount();
  return (
    <RowMenu
      label={t('discounts_row_menu', { title: discount.title })}
      entries={[
        { text: t('discounts_edit'), onChoose: () => void openScreen(`/kortingen/${discount.id}`) },
        {
          text: t(discount.is_active ? 'discounts_turn_off' : 'discounts_turn_on'),
          disabled: turn.isPending,
          onChoose: () => turn.mutate(discount),
        },
        {
          text: t('discounts_delete'),
          dangerous: true,
          disabled: remove.isPending,
          onChoose: () => remove.mutate(discount),
        },
      ]}
      dialogs={() => null}
    />
  );
}
