import { useText } from '@etalage/ui-kit';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { CustomerList } from './customer-list.tsx';

/** `/klanten`: who bought, asked or wrote. */
export function CustomersRoute() {
  const t = useText();
  return (
    <>
      <ScreenHeader title={t('customers_heading')} intro={t('customers_intro')} />
      <CustomerList />
    </>
  );
}
