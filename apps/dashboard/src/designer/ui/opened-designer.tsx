import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ThemeServices } from '../../field-services/theme-services.tsx';
import { useSession } from '../../session/session-context.ts';
import { newId } from '../new-id.ts';
import { callDocuments } from '../saving/call-documents.ts';
import { createDesignerSession, type DesignerSession } from '../session/create-designer-session.ts';
import type { OpenedDocument } from '../saving/opened-document.ts';
import { DesignerScreen } from './designer-screen.tsx';
import type { ConflictChoice } from './problems/conflict-dialog.tsx';
import { useConnections } from './use-connections.ts';
import { useFreshMenus } from './use-fresh-menus.ts';

interface Props {
  opened: OpenedDocument;
  /** Opens the document again, on the version that was chosen. */
  onConflict: (choice: ConflictChoice) => Promise<void>;
}

/** Creates a session for a document, and closes it when the document is no longer shown. */
export function OpenedDesigner({ opened: given, onConflict }: Props) {
  const { website } = useSession();
  // Only the first value is used: a document that is opened again has another key.
  const [opened] = useState(given);
  const [session, setSession] = useState<DesignerSession>();
  const [params] = useSearchParams();
  // A link to a block of the document; only the first value is used as well.
  const [asked] = useState(params.get('blok'));
  useEffect(() => {
    const own = createDesignerSession({
      opened,
      websiteId: website.id,
      calls: callDocuments(website.id),
      newId,
    });
    own.select(asked);
    let open = true;
    queueMicrotask(() => open && setSession(own));
    return () => {
      open = false;
      void own.close();
    };
  }, [opened, website.id, asked]);
  if (!session) return null;
  return <ConnectedScreen session={session} opened={opened} onConflict={onConflict} />;
}

function ConnectedScreen({ session, opened, onConflict }: Props & { session: DesignerSession }) {
  const { website } = useSession();
  useConnections(session, opened, website.id);
  useFreshMenus(session, opened, website.id);
  const { document_kind: kind, title, path } = opened;
  const url = kind === 'page' && path ? new URL(path, website.url).href : '';
  async function goOn(choice: ConflictChoice) {
    await session.storeVersion();
    await onConflict(choice);
  }
  return (
    <ThemeServices theme={opened.context.site.theme}>
      <DesignerScreen session={session} subject={{ kind, title, url }} onConflict={goOn} />
    </ThemeServices>
  );
}
