import { useText } from '@etalage/ui-kit';
import { backLink, EmptyState, Icon, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../../queries/call-api.ts';
import { productQuery } from '../../../queries/product-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { ScreenHeader } from '../../../screen/screen-header.tsx';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import { ProductEditor } from './product-editor.tsx';

/** `/producten/{id}`: everything about one product. */
export function ProductRoute() {
  const t = useText();
  const { id = '' } = useParams();
  const { website } = useSession();
  const opened = useQuery(productQuery(website.id, id));
  const isMissing = failedWith(opened.error, 'not_found');
  const back = (
    <ScreenLink className={backLink} to="/producten">
      <Icon name="back" size={16} />
      {t('products_back')}
    </ScreenLink>
  );
  if (opened.data) return <ProductEditor key={id} opened={opened.data} back={back} />;
  return (
    <>
      <ScreenHeader key="unknown" title={t(isMissing ? 'products_missing' : 'products_one')} back={back} />
      {isMissing && (
        <EmptyState icon="tag" title={t('dashboard_not_found_title')} text={t('products_missing_text')} />
      )}
      {opened.isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {opened.isError && !isMissing && <LoadFailure onRetry={() => void opened.refetch()} />}
    </>
  );
}
