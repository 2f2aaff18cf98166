import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failedWith } from '../../queries/call-api.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { Loading } from '../../screen/loading.tsx';
import { EntryScreen } from './entry-screen.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  title: string;
  /** Shown instead of the screen if the link no longer works. */
  gone: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Fetches the subject of a mailed link before its screen is shown. */
export function LoadEntry<Data>({ query, title, gone, children }: Props<Data>) {
  const t = useText();
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Loading />;
  const isGone = failedWith(error, 'not_found', 'validation_failed');
  if (isGone) return gone;
  return (
    <EntryScreen title={title}>
      <FormFailure>{failureTexts(error, [], t).general}</FormFailure>
      <Action onClick={() => void query.refetch()}>{t('dashboard_retry')}</Action>
    </EntryScreen>
  );
}
