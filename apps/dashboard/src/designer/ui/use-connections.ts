import { documentConnections } from '@etalage/api-contract';
import { showsOthers } from '@etalage/blocks/schema';
import { findBlock, readingOrder, subtree, type BlockId, type BlockInstance } from '@etalage/site-model';
import { useEffect } from 'react';
import { callApi } from '../../queries/call-api.ts';
import type { DesignerSession } from '../session/create-designer-session.ts';
import type { OpenedDocument } from '../saving/opened-document.ts';

/** Rest before what blocks refer to is asked for, in milliseconds. */
const rest = 350;
/** Most blocks one call asks about. */
const most = 200;

/**
 * Brings what blocks refer to up to date when they are added or changed. Answers to older questions are dropped; a call
 * that fails leaves the page as it was.
 */
export function useConnections(session: DesignerSession, opened: OpenedDocument, websiteId: string) {
  useEffect(() => {
    const { document_kind, document_id } = opened;
    const { header: _header, footer: _footer, ...first } = opened.context;
    let page = first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const waiting = new Set<BlockId>();
    const showing = (blocks: readonly BlockInstance[]) =>
      blocks.flatMap(({ id, type }) => (showsOthers(type) ? [id] : []));
    const known = new Set(showing(readingOrder(opened.document)));

    async function ask() {
      const { document } = session.store.getState();
      const blocks = [...waiting].flatMap((id) => findBlock(document, id) ?? []).slice(0, most);
      waiting.clear();
      if (blocks.length === 0) return;
      const number = (asked += 1);
      const request = { document_kind, document_id, blocks };
      const reply = await callApi(documentConnections, websiteId, request).catch(() => undefined);
      if (!reply || number !== asked) return;
      page = { ...page, connections: withConnections(page.connections, reply.connections) };
      session.setPage(page);
    }

    function fetchSoon(ids: readonly BlockId[]) {
      if (ids.length === 0) return;
      for (const id of ids) waiting.add(id);
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), rest);
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
      asked = -1;
    };
  }, [session, opened, websiteId]);
}

type Connections = OpenedDocument['context']['connections'];

/** What a page knows, and on top of it what a reply knows of the same kinds. */
function withConnections(known: Connections, fresh: Connections): Connections {
  const kinds = Object.keys({ ...known, ...fresh }) as (keyof Connections)[];
  return Object.fromEntries(kinds.map((kind) => [kind, { ...known[kind], ...fresh[kind] }]));
}
