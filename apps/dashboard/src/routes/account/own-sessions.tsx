import { useText } from '@etalage/ui-kit';
import { Action, ConfirmDialog, TableSkeleton, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { postEndSessions, sessionsQuery } from '../../queries/account-queries.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { AccountCard } from './account-card.tsx';
import * as styles from './account.css.ts';
import { SessionRow } from './session-row.tsx';

/** The sessions of the member, with buttons to end them. */
export function OwnSessions() {
  const t = useText();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const sessions = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const endOthers = useMutation({
    mutationFn: () => postEndSessions('others'),
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionsQuery);
      showToast({ text: t('accounts_sessions_others_ended') });
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  const list = sessions.data?.sessions ?? [];
  return (
    <AccountCard title={t('accounts_sessions_title')}>
      {sessions.isPending && <TableSkeleton label={t('dashboard_loading')} rows={2} />}
      {sessions.isError && <LoadFailure onRetry={() => void sessions.refetch()} />}
      {list.length > 0 && (
        <ul className={styles.sessions}>
          {list.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {list.length > 0 && (
        <div className={styles.cardActions}>
          {list.length > 1 && (
            <Action busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {t('accounts_sessions_end_others')}
            </Action>
          )}
          <Action kind="danger" onClick={() => setAsking(true)}>
            {t('accounts_sessions_end_all')}
          </Action>
        </div>
      )}
      {isAsking && <EndAll onCancel={() => setAsking(false)} />}
    </AccountCard>
  );
}

function EndAll({ onCancel }: { onCancel: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const endAll = useMutation({
    mutationFn: () => postEndSessions('all'),
    onSuccess: async () => {
      await navigate('/inloggen');
      queryClient.clear();
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  return (
    <ConfirmDialog
      title={t('accounts_sessions_all_title')}
      confirmLabel={t('accounts_sessions_end_all')}
      cancelLabel={t('dashboard_cancel')}
      busy={endAll.isPending}
      onConfirm={() => endAll.mutate()}
      onCancel={onCancel}
    >
      <p>{t('accounts_sessions_all_text')}</p>
    </ConfirmDialog>
  );
}
