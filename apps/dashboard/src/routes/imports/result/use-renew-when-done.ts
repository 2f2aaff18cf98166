import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type CatalogueImport, renewAfterImport } from '../../../queries/import-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** Fetches again what an import changes while it is shown: products when it ends, its list when pictures fail. */
export function useRenewWhenDone({ id, state, pictures: { failed } }: CatalogueImport): void {
  const { website } = useSession();
  const client = useQueryClient();
  const before = useRef({ state, failed });
  useEffect(() => {
    if (before.current.state !== state) void renewAfterImport(client, website.id);
    if (before.current.failed !== failed) {
      void client.invalidateQueries({ queryKey: ['import-items', website.id, id] });
    }
    before.current = { state, failed };
  }, [state, failed, client, website.id, id]);
}
