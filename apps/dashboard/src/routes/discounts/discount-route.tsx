import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../queries/call-api.ts';
import { discountQuery, discountsQuery } from '../../queries/discount-queries.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { UnopenedScreen } from '../../screen/unopened-screen.tsx';
import { useSession } from '../../session/session-context.ts';
import { priceSide } from '../products/price-side.ts';
import { DiscountEditor, NewDiscountEditor } from './discount-editor.tsx';

/** `/kortingen/{id}`, and `/kortingen/nieuw` for one that is not there yet. */
export function DiscountRoute() {
  const { id = '' } = useParams();
  return id === 'nieuw' ? <NewDiscount /> : <Discount key={id} id={id} />;
}

const back = <BackLink to="/kortingen" text="discounts_back" />;

function Discount({ id }: { id: string }) {
  const { website } = useSession();
  const opened = useQuery(discountQuery(website.id, id));
  if (opened.data) return <DiscountEditor opened={opened.data} back={back} />;
  return (
    <UnopenedScreen
      query={opened}
      isMissing={failedWith(opened.error, 'not_found')}
      icon="percent"
      texts={{ one: 'discounts_one', missing: 'discounts_missing', about: 'discounts_missing_text' }}
      back={back}
    />
  );
}

function NewDiscount() {
  const t = useText();
  const { website } = useSession();
  const list = useQuery({ ...discountsQuery(website.id), refetchOnWindowFocus: false });
  if (list.data) return <NewDiscountEditor side={priceSide(list.data)} back={back} />;
  if (list.isError) return <LoadFailure onRetry={() => void list.refetch()} />;
  return <TableSkeleton label={t('dashboard_loading')} />;
}
