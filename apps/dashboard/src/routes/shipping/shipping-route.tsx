import { reachedCountries } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { type ShippingSettings, shippingQuery } from '../../queries/shipping-queries.ts';
import * as card from '../../screen/form-card.css.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { ShippingList } from './shipping-list.tsx';
import { ShippingTrial } from './shipping-trial.tsx';
import { countryName } from './shipping-words.ts';
import * as styles from './shipping.css.ts';

/** `/instellingen/verzending`: how orders reach their buyers, and what that costs. */
export function ShippingRoute() {
  const t = useText();
  const { website } = useSession();
  const openScreen = useOpenScreen();
  const { data, isPending, isError, refetch } = useQuery(shippingQuery(website.id));
  const create = (
    <Action kind="primary" icon="plus" onClick={() => void openScreen('/instellingen/verzending/nieuw')}>
      {t('shipping_new')}
    </Action>
  );
  return (
    <>
      <ScreenHeader title={t('shipping_heading')} intro={t('shipping_intro')} actions={create} />
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data?.methods.length === 0 && (
        <EmptyState icon="truck" title={t('shipping_empty')} text={t('shipping_empty_text')} />
      )}
      {data && data.methods.length > 0 && (
        <div className={`${card.columns} ${styles.screen}`}>
          <div className={card.main}>
            <Unreached settings={data} />
            <ShippingList methods={data.methods} />
          </div>
          <div className={card.aside}>
            <ShippingTrial methods={data.methods} settings={data} />
          </div>
        </div>
      )}
    </>
  );
}

/** Says that customers can choose nothing, or that those in the seller's own country can have nothing delivered. */
function Unreached({ settings: { methods, seller_country: home } }: { settings: ShippingSettings }) {
  const t = useText();
  const offered = methods.filter(({ enabled }) => enabled);
  if (reachedCountries(offered).has(home)) return null;
  return (
    <p className={styles.warning}>
      {offered.length === 0
        ? t('shipping_lost_all_text')
        : t('shipping_home_unreached', { country: countryName(home, t) })}
    </p>
  );
}
