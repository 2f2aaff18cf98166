import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { EmptyState, type IconName, TableSkeleton } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { ScreenHeader } from './screen-header.tsx';

interface Props {
  query: { readonly isPending: boolean; readonly isError: boolean; readonly refetch: () => unknown };
  /** Whether the thing is not there. */
  isMissing: boolean;
  icon: IconName;
  /** Headings while it is loading and if it is missing, and what is said then. */
  texts: { readonly one: TextKey; readonly missing: TextKey; readonly about: TextKey };
  back: ReactNode;
}

/** The screen of one thing while it is loading, if it is not there, and if it could not be loaded. */
export function UnopenedScreen({ query, isMissing, icon, texts, back }: Props) {
  const t = useText();
  return (
    <>
      <ScreenHeader key="unknown" title={t(isMissing ? texts.missing : texts.one)} back={back} />
      {isMissing && <EmptyState icon={icon} title={t('dashboard_not_found_title')} text={t(texts.about)} />}
      {query.isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {query.isError && !isMissing && <LoadFailure onRetry={() => void query.refetch()} />}
    </>
  );
}
