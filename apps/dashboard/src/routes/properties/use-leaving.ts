import { useEffect, useState } from 'react';

/**
 * Lets a form be left without its unsaved changes, because what it changes is gone. `leave` resolves once `isLeaving` is
 * rendered, so that the guard of the form does not ask any more.
 */
export function useLeaving() {
  const [done, setDone] = useState<() => void>();
  useEffect(() => done?.(), [done]);
  return {
    isLeaving: done !== undefined,
    leave: () => new Promise<void>((resolve) => setDone(() => resolve)),
  };
}
