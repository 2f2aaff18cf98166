import { useText } from '@etalage/ui-kit';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { OrderList } from './order-list.tsx';

/** `/bestellingen`: orders and quote requests. */
export function OrdersRoute() {
  const t = useText();
  return (
    <>
      <ScreenHeader title={t('dashboard_orders_heading')} intro={t('dashboard_orders_intro')} />
      <OrderList />
    </>
  );
}
