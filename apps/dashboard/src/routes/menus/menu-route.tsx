import { siteMenu } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useParams, useSearchParams } from 'react-router';
import { ReferenceServices } from '../../field-services/reference-services.tsx';
import { UploadServices } from '../../field-services/upload-services.tsx';
import { documentScreenIn } from '../../lists/screen-of-document.ts';
import { usePart } from '../../parts/use-part-editor.ts';
import { failedWith } from '../../queries/call-api.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { MenuEditor } from './menu-editor.tsx';

/** `/menus/{id}`: the entries of a menu (NAV-54). */
export function MenuRoute() {
  const t = useText();
  const { id = '' } = useParams();
  const { website } = useSession();
  const { query, calls } = usePart(siteMenu, website.id, { id });
  const isMissing = failedWith(query.error, 'not_found');
  const title = query.data?.value.title ?? t(isMissing ? 'menus_missing' : 'menus_one');
  return (
    <>
      <ScreenHeader key={id} title={title} intro={query.data && t('menus_editor_intro')} back={<Back />} />
      {isMissing && (
        <EmptyState icon="menu" title={t('dashboard_not_found_title')} text={t('menus_missing_text')} />
      )}
      {query.isPending && <TableSkeleton label={t('menus_loading')} />}
      {query.isError && !isMissing && !query.data && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.data && !isMissing && (
        <ReferenceServices>
          <UploadServices>
            <MenuEditor key={`${website.id} ${id}`} id={id} calls={calls} newest={query.data} />
          </UploadServices>
        </ReferenceServices>
      )}
    </>
  );
}

/** The way back: to the document in which the menu was opened, else to all menus. */
function Back() {
  const [params] = useSearchParams();
  const origin = documentScreenIn(params.get('terug') ?? '');
  return (
    <BackLink to={origin?.screen ?? '/menus'} text={origin ? `menus_back_${origin.kind}` : 'menus_back'} />
  );
}
