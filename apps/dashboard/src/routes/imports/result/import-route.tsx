import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../../queries/call-api.ts';
import { importQuery } from '../../../queries/import-queries.ts';
import { BackLink } from '../../../screen/back-link.tsx';
import { UnopenedScreen } from '../../../screen/unopened-screen.tsx';
import { useSession } from '../../../session/session-context.ts';
import { pollEvery } from '../import-progress.ts';
import { OpenedImport } from './opened-import.tsx';

/** `/importeren/{id}`: an import on its way, what it would change, and what it changed. */
export function ImportRoute() {
  const { id = '' } = useParams();
  return <Import key={id} id={id} />;
}

const back = <BackLink to="/importeren" text="imports_back" />;

function Import({ id }: { id: string }) {
  const { website } = useSession();
  const opened = useQuery({
    ...importQuery(website.id, id),
    refetchInterval: ({ state }) => pollEvery(state.data),
  });
  if (opened.data) return <OpenedImport opened={opened.data} isStale={opened.isError} back={back} />;
  return (
    <UnopenedScreen
      query={opened}
      isMissing={failedWith(opened.error, 'not_found')}
      icon="transfer"
      texts={{ one: 'imports_one', missing: 'imports_missing', about: 'imports_missing_text' }}
      back={back}
    />
  );
}
