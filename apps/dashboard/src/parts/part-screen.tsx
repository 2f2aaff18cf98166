import type { SitePartCalls } from '@etalage/api-contract';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { Fragment, type ReactNode } from 'react';
import { LoadFailure } from '../screen/load-failure.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { useSession } from '../session/session-context.ts';
import type { OpenedPart, PartCalls, ValueOf } from './part-calls.ts';
import { usePart } from './use-part-editor.ts';

interface Props<Calls extends SitePartCalls> {
  part: Calls;
  title: string;
  intro: string;
  /** Said while the draft is loading. */
  loading: string;
  /** A link to the screen above it, and what can be done beside editing. */
  back?: ReactNode;
  actions?: ReactNode;
  /** The editor of an opened draft. */
  children: (calls: PartCalls<ValueOf<Calls>>, newest: OpenedPart<ValueOf<Calls>>) => ReactNode;
}

/** The screen of a part of the website: its heading, and its editor when the draft is there. */
export function PartScreen<Calls extends SitePartCalls>({ part, title, intro, ...rest }: Props<Calls>) {
  const { loading, back, actions, children } = rest;
  const { website } = useSession();
  const { query, calls } = usePart(part, website.id);
  return (
    <>
      <ScreenHeader title={title} intro={intro} back={back} actions={actions} />
      {query.isPending && <TableSkeleton label={loading} />}
      {query.isError && !query.data && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.data && <Fragment key={website.id}>{children(calls, query.data)}</Fragment>}
    </>
  );
}
