import { useText } from '@etalage/ui-kit';
import { backLink, EmptyState, Icon, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../queries/call-api.ts';
import { ownedCategoryQuery } from '../../queries/category-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { ScreenLink } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { CategoryEditor } from './category-editor.tsx';

/** `/categorieen/{id}`: everything about one category but its place. */
export function CategoryRoute() {
  const t = useText();
  const { id = '' } = useParams();
  const { website } = useSession();
  const opened = useQuery(ownedCategoryQuery(website.id, id));
  const isMissing = failedWith(opened.error, 'not_found');
  const back = (
    <ScreenLink className={backLink} to="/categorieen">
      <Icon name="back" size={16} />
      {t('categories_back')}
    </ScreenLink>
  );
  if (opened.data) return <CategoryEditor key={id} opened={opened.data} back={back} />;
  return (
    <>
      <ScreenHeader
        key="unknown"
        title={t(isMissing ? 'categories_missing' : 'categories_one')}
        back={back}
      />
      {isMissing && (
        <EmptyState
          icon="folder"
          title={t('dashboard_not_found_title')}
          text={t('categories_missing_text')}
        />
      )}
      {opened.isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {opened.isError && !isMissing && <LoadFailure onRetry={() => void opened.refetch()} />}
    </>
  );
}
