import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ImportState, renewAfterImport } from '../../../queries/import-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** Fetches what other screens show of products again when an import comes to an end while it is shown. */
export function useRenewWhenDone(state: ImportState): void {
  const { website } = useSession();
  const client = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) void renewAfterImport(client, website.id);
    before.current = state;
  }, [state, client, website.id]);
}
