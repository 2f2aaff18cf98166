import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { postChangeProducts, type ProductsChange } from '../../../queries/product-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as styles from '../products.css.ts';

interface Props {
  ids: string[];
  change: ProductsChange;
}

/** What a change of several products would do, computed by the server as the change itself is. */
export function useBulkPreview(ids: string[], change: ProductsChange | undefined) {
  const { website } = useSession();
  return useQuery({
    queryKey: ['products', website.id, 'preview', ids, change],
    queryFn: () => postChangeProducts(website.id, { ids, change: change!, preview: true }),
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Each product that changes with what was and what comes, and what is left as it is and why. */
export function BulkPreview({ ids, change }: Props) {
  const t = useText();
  const { data, isError, refetch } = useBulkPreview(ids, change);
  if (!data && isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton label={t('dashboard_loading')} rows={3} />;
  const { changed, unchanged, refused } = data;
  return (
    <div className={styles.part} aria-live="polite">
      <p className={styles.found}>
        {t('products_preview_count', { count: String(changed.length), unchanged: String(unchanged) })}
      </p>
      <ul className={styles.changes} aria-label={t('products_preview')}>
        {refused.map(({ id, title, message }) => (
          <li key={id} className={styles.change}>
            <span>{title}</span>
            <span className={styles.none}>{message}</span>
          </li>
        ))}
        {changed.map(({ id, title, before, after }) => (
          <li key={id} className={styles.change}>
            <span>{title}</span>
            <span className={styles.changeTo}>
              <s className={styles.soft}>{before}</s> → {after}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
