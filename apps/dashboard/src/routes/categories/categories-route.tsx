import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useNewInAddress } from '../../lists/use-new-in-address.ts';
import { ownedCategoriesQuery } from '../../queries/category-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { CategoryList } from './category-list.tsx';
import { CreateCategoryDialog } from './create-category-dialog.tsx';

/** `/categorieen`: the tree of categories. */
export function CategoriesRoute() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(ownedCategoriesQuery(website.id));
  const [isCreating, setCreating] = useNewInAddress();
  const create = (
    <Action kind="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('categories_new')}
    </Action>
  );
  return (
    <>
      <ScreenHeader title={t('categories_heading')} intro={t('categories_intro')} actions={create} />
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState icon="folder" title={t('categories_empty')} text={t('categories_empty_text')} />
      )}
      {data && data.length > 0 && <CategoryList categories={data} />}
      {isCreating && <CreateCategoryDialog categories={data ?? []} onClose={() => setCreating(false)} />}
    </>
  );
}
