import { useText } from '@etalage/ui-kit';
import { ConfirmDialog } from '@etalage/ui-kit/dashboard';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

interface UnsavedGuardProps {
  isUnsaved: boolean;
  /** Whether another search of the same screen loses them too. */
  alsoOnSearch?: boolean;
}

/** Asks before unsaved changes are lost by opening another screen or closing the window. */
export function UnsavedGuard({ isUnsaved, alsoOnSearch = false }: UnsavedGuardProps) {
  const t = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere = currentLocation.pathname !== nextLocation.pathname;
    const isOtherSearch = alsoOnSearch && currentLocation.search !== nextLocation.search;
    return isUnsaved && (isElsewhere || isOtherSearch);
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('dashboard_unsaved_title')}
      confirmLabel={t('dashboard_unsaved_leave')}
      cancelLabel={t('dashboard_unsaved_stay')}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      <p>{t('dashboard_unsaved_text')}</p>
    </ConfirmDialog>
  );
}
