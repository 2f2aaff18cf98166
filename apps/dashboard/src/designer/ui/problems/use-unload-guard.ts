import { useEffect } from 'react';
import { useDesignerSession } from '../../session/designer-context.tsx';

/** Asks before the tab is closed while something is not saved yet; retries when the network is back. */
export function useUnloadGuard() {
  const session = useDesignerSession();
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      const { saving } = session.store.getState();
      if (saving !== 'saved') event.preventDefault();
    };
    const again = () => session.resume();
    window.addEventListener('beforeunload', hold);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('beforeunload', hold);
      window.removeEventListener('online', again);
    };
  }, [session]);
}
