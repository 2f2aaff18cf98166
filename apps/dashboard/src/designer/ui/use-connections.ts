import { documentConnections } from '@etalage/api-contract';
import { showsOthers } from '@etalage/blocks/schema';
import { findBlock, readingOrder, subtree, type BlockId, type BlockInstance } from '@etalage/site-model';
import { useEffect } from 'react';
import { callApi } from '../../queries/call-api.ts';
import type { DesignerSession } from '../session/create-designer-session.ts';
import type { OpenedDocument } from '../saving/opened-document.ts';

/** Milliseconds without changes before the data of references is requested. */
const FETCH_DELAY = 350;
/** Most blocks in one call. */
const MAX_BLOCKS = 200;

/**
 * Fetches what blocks refer to when they are added or changed. Replies to older requests are ignored; a call that fails
 * changes nothing.
 */
export function useConnections(session: DesignerSession, opened: OpenedDocument, websiteId: string) {
  useEffect(() => {
    const { document_kind, document_id } = opened;
    const { header: _header, footer: _footer, ...first } = opened.context;
    let page = first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let requests = 0;
    const waiting = new Set<BlockId>();
    const showing = (blocks: readonly BlockInstance[]) =>
      blocks.flatMap(({ id, type }) => (showsOthers(type) ? [id] : []));
    const known = new Set(showing(readingOrder(opened.document)));

    async function fetchWaiting() {
      const { document } = session.store.getState();
      const blocks = [...waiting].flatMap((id) => findBlock(document, id) ?? []).slice(0, MAX_BLOCKS);
      waiting.clear();
      if (blocks.length === 0) return;
      requests += 1;
      const number = requests;
      const request = { document_kind, document_id, blocks };
      const reply = await callApi(documentConnections, websiteId, request).catch(() => undefined);
      if (!reply || number !== requests) return;
      const connections = withConnections(page.connections, reply.connections);
      page = { ...page, connections, partials: { ...page.partials, ...reply.partials } };
      session.setPage(page);
    }

    function fetchSoon(ids: readonly BlockId[]) {
      if (ids.length === 0) return;
      for (const id of ids) waiting.add(id);
      clearTimeout(timer);
      timer = setTimeout(() => void fetchWaiting(), FETCH_DELAY);
    }

    const stop = session.subscribe((event) => {
      if (event.type === 'block_updated' && event.refresh) fetchSoon([event.id]);
      if (event.type !== 'updated') return;
      const { document } = session.store.getState();
      const fresh = showing(event.blocks.flatMap(({ id }) => subtree(document, id))).filter(
        (id) => !known.has(id),
      );
      for (const id of fresh) known.add(id);
      fetchSoon(fresh);
    });
    return () => {
      stop();
      clearTimeout(timer);
      requests = -1;
    };
  }, [session, opened, websiteId]);
}

type Connections = OpenedDocument['context']['connections'];

/** The known connections, updated with those of a reply. */
function withConnections(known: Connections, fresh: Connections): Connections {
  const kinds = Object.keys({ ...known, ...fresh }) as (keyof Connections)[];
  return Object.fromEntries(kinds.map((kind) => [kind, { ...known[kind], ...fresh[kind] }]));
}
