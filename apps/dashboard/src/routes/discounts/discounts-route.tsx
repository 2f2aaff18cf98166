import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { discountsQuery } from '../../queries/discount-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { DiscountList } from './discount-list.tsx';

/** `/kortingen`: the discounts of the shop. */
export function DiscountsRoute() {
  const t = useText();
  const { website } = useSession();
  const openScreen = useOpenScreen();
  const { data, isPending, isError, refetch } = useQuery(discountsQuery(website.id));
  const create = (
    <Action kind="primary" icon="plus" onClick={() => void openScreen('/kortingen/nieuw')}>
      {t('discounts_new')}
    </Action>
  );
  return (
    <>
      <ScreenHeader title={t('discounts_heading')} intro={t('discounts_intro')} actions={create} />
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data?.discounts.length === 0 && (
        <EmptyState icon="percent" title={t('discounts_empty')} text={t('discounts_empty_text')} />
      )}
      {data && data.discounts.length > 0 && <DiscountList discounts={data.discounts} />}
    </>
  );
}
