import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { postSignOut } from '../queries/session-queries.ts';

/** Ends the session and opens the screen to sign in, without anything that was loaded; `onError` says that it failed. */
export function useSignOut(onError?: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: postSignOut,
    onSuccess: async () => {
      await navigate('/inloggen');
      queryClient.clear();
    },
    ...(onError && { onError }),
  });
}
