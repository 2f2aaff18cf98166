import { siteTexts } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { usePart } from '../../parts/use-part-editor.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { TextsEditor } from './texts-editor.tsx';

/** `/teksten`: the wording of every interface text of the website and its mails (TRN-05). */
export function TextsRoute() {
  const t = useText();
  const { website } = useSession();
  const { query, calls } = usePart(siteTexts, website.id);
  return (
    <>
      <ScreenHeader title={t('texts_heading')} intro={t('texts_intro')} />
      {query.isPending && <TableSkeleton label={t('texts_loading')} />}
      {query.isError && !query.data && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.data && <TextsEditor key={website.id} calls={calls} newest={query.data} />}
    </>
  );
}
