import { useText } from '@etalage/ui-kit';
import { Action, EmptyState } from '@etalage/ui-kit/dashboard';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ScreenHeader } from './screen-header.tsx';

/** Shown instead of a screen that failed; the navigation around it still works. */
export function ScreenFailure() {
  const t = useText();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <ScreenHeader title={t('dashboard_broken')} />
      <EmptyState
        role="alert"
        icon="warning"
        title={t('dashboard_broken_title')}
        text={t('dashboard_broken_text')}
      >
        <Action onClick={() => window.location.reload()}>{t('dashboard_reload')}</Action>
      </EmptyState>
    </>
  );
}
