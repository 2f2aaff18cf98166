import type { DocumentKey } from '@etalage/api-contract';
import { useEffect } from 'react';
import { fetchDocument } from '../../queries/document-queries.ts';
import type { DesignerSession } from '../session/create-designer-session.ts';

/** Fetches the menus again when the owner comes back to this tab: they are edited in another one. */
export function useFreshMenus(session: DesignerSession, key: DocumentKey, websiteId: string): void {
  const { document_kind, document_id } = key;
  useEffect(() => {
    let isOver = false;
    async function refresh() {
      if (document.hidden) return;
      const opened = await fetchDocument(websiteId, { document_kind, document_id }).catch(() => undefined);
      if (opened && !isOver) session.setMenus(opened.context.site.menus);
    }
    const listen = () => void refresh();
    document.addEventListener('visibilitychange', listen);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', listen);
    };
  }, [session, document_kind, document_id, websiteId]);
}
