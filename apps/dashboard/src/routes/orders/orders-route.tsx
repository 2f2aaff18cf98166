import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { ScreenLink } from '../../session/screen-link.tsx';
import { OrderList } from './order-list.tsx';

/** `/bestellingen`: orders and quote requests. */
export function OrdersRoute() {
  const t = useText();
  return (
    <>
      <ScreenHeader
        title={t('dashboard_orders_heading')}
        intro={t('dashboard_orders_intro')}
        actions={
          <ScreenLink className={controlButton.secondary} to="/bestellingen/nieuw">
            <Icon name="plus" size={18} />
            {t('quote_new')}
          </ScreenLink>
        }
      />
      <OrderList />
    </>
  );
}
