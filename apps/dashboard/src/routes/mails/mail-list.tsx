import { MAX_COUNTED_MAILS } from '@etalage/api-contract';
import type { Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { CursorPager } from '../../lists/cursor-pager.tsx';
import { ListFound } from '../../lists/list-found.tsx';
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
  const { mails, total, is_more, next, previous } = data;
  if (total === 0 && !search.isFiltered)
    return <EmptyState icon="mail" title={t('mails_empty')} text={t('mails_empty_text')} />;
  return (
    <>
      <MailToolbar search={search} />
      <ListFound text={foundText(total, is_more, t)} />
      {mails.length === 0 && <NothingHere search={search} hasOthers={total > 0} />}
      {(open.length > 0 || chosen.rows.length > 0) && <MailBulkBar chosen={chosen} resend={resend} />}
      {mails.length > 0 && <MailTable mails={mails} chosen={chosen} resend={resend} />}
      <CursorPager previous={previous} next={next} onGo={search.setCursor} />
    </>
  );
}

function foundText(total: number, isMore: boolean, t: Translate): string {
  if (isMore) return t('mails_found_more', { count: formatCount(MAX_COUNTED_MAILS) });
  if (total === 0) return t('mails_found_none');
  return total === 1 ? t('mails_found_one') : t('mails_found', { count: formatCount(total) });
}

/** A search without results, or a page whose rows are gone. */
function NothingHere({ search, hasOthers }: { search: MailSearch; hasOthers: boolean }) {
  const t = useText();
  if (hasOthers) {
    return (
      <EmptyState icon="search" title={t('list_page_empty')}>
        <Action onClick={() => search.setCursor('')}>{t('list_page_first')}</Action>
      </EmptyState>
    );
  }
  const { query, state, about } = search.asked;
  const isDone = state === 'refused' && query === '' && about === undefined;
  return (
    <EmptyState
      icon={isDone ? 'check' : 'search'}
      title={t(isDone ? 'mails_none_refused' : 'mails_none')}
      text={t(isDone ? 'mails_none_refused_text' : 'mails_none_text')}
    >
      <Action onClick={search.clear}>{t('mails_clear')}</Action>
    </EmptyState>
  );
}
