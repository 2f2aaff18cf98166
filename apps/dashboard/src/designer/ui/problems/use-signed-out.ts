import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '../../../queries/session-queries.ts';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';

/**
 * When saving finds that the session ended, the dashboard asks to sign in again over the designer, as over every screen; what
 * waits is saved once there is a session.
 */
export function useSignedOut(): void {
  const client = useQueryClient();
  const { resume } = useDesignerSession();
  const isSignedOut = useDesigner(({ saving }) => saving === 'signed_out');
  useEffect(() => {
    if (!isSignedOut) return undefined;
    const [sessionKey] = sessionQuery.queryKey;
    const stop = client.getQueryCache().subscribe((event) => {
      const isRead = event.type === 'updated' && event.action.type === 'success';
      const queryKey = event.query.queryKey as QueryKey;
      if (isRead && queryKey[0] === sessionKey) resume();
    });
    void client.refetchQueries(sessionQuery);
    return stop;
  }, [client, resume, isSignedOut]);
}
