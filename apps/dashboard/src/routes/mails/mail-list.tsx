import { MAX_COUNTED_MAILS } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { CursorPager } from '../../lists/cursor-pager.tsx';
import { foundText } from '../../lists/found-text.ts';
import { ListFound } from '../../lists/list-found.tsx';
import { NothingFound } from '../../lists/nothing-found.tsx';
import { useChosenRows } from '../../lists/use-chosen-rows.ts';
import { type ListedMail, mailsQuery } from '../../queries/mail-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { MailBulkBar } from './mail-bulk-bar.tsx';
import { MAILS_PER_PAGE, type MailSearch, useMailSearch } from './mail-search.ts';
import { MailTable } from './mail-table.tsx';
import { MailToolbar } from './mail-toolbar.tsx';
import { useResendMails } from './use-resend-mails.ts';

/** Mails, searched, filtered and paged by the server. */
export function MailList() {
  const t = useText();
  const { website } = useSession();
  const search = useMailSearch();
  const { asked, cursor } = search;
  const { data, isPending, isError, refetch } = useQuery(
    mailsQuery(website.id, { ...asked, cursor, limit: MAILS_PER_PAGE }),
  );
  const open = (data?.mails ?? []).filter(({ again_to }) => again_to !== '');
  const chosen = useChosenRows({
    list: JSON.stringify(asked),
    rows: open,
    keyOf: ({ id }: ListedMail) => id,
  });
  const resend = useResendMails(chosen.clear);
  if (!data && isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton label={t('dashboard_loading')} rows={8} />;
  const { mails, total, next, previous } = data;
  if (total === 0 && !search.isFiltered)
    return <EmptyState icon="mail" title={t('mails_empty')} text={t('mails_empty_text')} />;
  return (
    <>
      <MailToolbar search={search} />
      <ListFound text={foundText('mails', data, MAX_COUNTED_MAILS, t)} />
      {mails.length === 0 && <NothingHere search={search} hasOthers={total > 0} />}
      {(open.length > 0 || chosen.rows.length > 0) && <MailBulkBar chosen={chosen} resend={resend} />}
      {mails.length > 0 && <MailTable mails={mails} chosen={chosen} resend={resend} />}
      <CursorPager previous={previous} next={next} onGo={search.setCursor} />
    </>
  );
}

function NothingHere({ search, hasOthers }: { search: MailSearch; hasOthers: boolean }) {
  const t = useText();
  const { query, state, about } = search.asked;
  const isDone = state === 'refused' && query === '' && about === undefined;
  return (
    <NothingFound
      search={search}
      hasOthers={hasOthers}
      icon={isDone ? 'check' : 'search'}
      title={t(isDone ? 'mails_none_refused' : 'mails_none')}
      text={t(isDone ? 'mails_none_refused_text' : 'mails_none_text')}
      clearText={t('mails_clear')}
    />
  );
}
