import { lostCountries } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { ConfirmDialog } from '@etalage/ui-kit/dashboard';
import type { OwnedShippingMethod } from '../../queries/shipping-queries.ts';
import { countryNames } from './shipping-words.ts';

/** What a change of the methods takes away from customers; empty if nothing. */
export interface Loss {
  readonly countries: readonly string[];
  /** Whether customers can choose no method at all after it, and then pay nothing for delivery. */
  readonly isEverything: boolean;
}

const offered = (methods: readonly OwnedShippingMethod[]) => methods.filter(({ enabled }) => enabled);

/** What is lost by a change of the methods; undefined if nothing is. */
export function lossOf(
  before: readonly OwnedShippingMethod[],
  after: readonly OwnedShippingMethod[],
): Loss | undefined {
  const countries = lostCountries(offered(before), offered(after));
  const isEverything = offered(before).length > 0 && offered(after).length === 0;
  return countries.length > 0 || isEverything ? { countries, isEverything } : undefined;
}

interface Props {
  loss: Loss;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before customers in some countries can have nothing delivered any more. */
export function LostCountriesDialog({ loss, onConfirm, onCancel }: Props) {
  const t = useText();
  const { countries, isEverything } = loss;
  return (
    <ConfirmDialog
      title={t(countries.length > 0 ? 'shipping_lost_title' : 'shipping_lost_all_title')}
      confirmLabel={t('shipping_lost_confirm')}
      cancelLabel={t('dashboard_cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {countries.length > 0 && <p>{t('shipping_lost_text', { countries: countryNames(countries, t) })}</p>}
      {isEverything && <p>{t('shipping_lost_all_text')}</p>}
    </ConfirmDialog>
  );
}
