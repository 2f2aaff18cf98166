import type { DocumentKey } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { ScreenLink } from '../session/screen-link.tsx';
import { dropWaitingFrame, startFrame } from '../designer/frame/frame-element.ts';
import { OpenedDesigner } from '../designer/ui/opened-designer.tsx';
import * as styles from '../designer/ui/screen/screen.css.ts';
import { failedWith, failureOf } from '../queries/call-api.ts';
import { fetchDocument, restoreRefused } from '../queries/document-queries.ts';
import { useSession } from '../session/session-context.ts';
import { LoadFailure } from '../screen/load-failure.tsx';
import type { ConflictChoice } from '../designer/ui/problems/conflict-dialog.tsx';

/** `/paginas/{id}` and `/wm/templates/{id}` (ROUTE-14): one document in the designer, without the shell around it. */
export function DesignerRoute({ kind }: { kind: DocumentKey['document_kind'] }) {
  const { id = '' } = useParams();
  return <OpenDocument key={`${kind} ${id}`} document_kind={kind} document_id={id} />;
}

function OpenDocument({ document_kind, document_id }: DocumentKey) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const key = { document_kind, document_id };
  const queryKey = ['document', website.id, document_kind, document_id];
  const opened = useQuery({
    queryKey,
    queryFn: () => fetchDocument(website.id, key),
    // The open document is changed by its session; it is fetched again only when it is opened again.
    staleTime: Infinity,
    gcTime: 0,
    retry: (failures, error) => failures < 1 && failureOf(error).unreachable === true,
  });

  useEffect(() => {
    startFrame();
    return dropWaitingFrame;
  }, []);

  async function goOn(choice: ConflictChoice) {
    if (choice === 'mine') await restoreRefused(website.id, key);
    await queryClient.fetchQuery({ queryKey, queryFn: () => fetchDocument(website.id, key), staleTime: 0 });
  }

  if (opened.isPending) {
    return (
      <main className={styles.middle}>
        <p role="status" className={styles.opening}>
          {t('designer_loading')}
        </p>
      </main>
    );
  }
  if (opened.isError) {
    const { error } = opened;
    const isMissing = failedWith(error, 'not_found');
    const isForbidden = failedWith(error, 'forbidden');
    return (
      <main className={styles.middle}>
        <h1 className={styles.failure}>
          {t(isMissing ? 'designer_not_found' : isForbidden ? 'designer_forbidden' : 'designer_load_failed')}
        </h1>
        {!isMissing && !isForbidden && <LoadFailure onRetry={() => void opened.refetch()} />}
        <ScreenLink className={styles.backLink} to="/paginas">
          {t('designer_back')}
        </ScreenLink>
      </main>
    );
  }
  return (
    <OpenedDesigner
      key={opened.dataUpdatedAt}
      opened={{ document_kind, document_id, ...opened.data }}
      onConflict={goOn}
    />
  );
}
