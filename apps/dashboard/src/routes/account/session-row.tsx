import { formatAgo } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Badge, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ListedSession, postEndSession, sessionsQuery } from '../../queries/account-queries.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import * as styles from './account.css.ts';

/** The browser and system of a session, and when it was last used. */
export function SessionRow({ session }: { session: ListedSession }) {
  const t = useText();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const end = useMutation({
    mutationFn: () => postEndSession(session.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionsQuery);
      showToast({ text: t('accounts_sessions_ended') });
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  const { browser, system, current } = session;
  const device =
    browser && system
      ? t('accounts_sessions_device', { browser, system })
      : browser || system || t('accounts_sessions_unknown');
  const when = formatAgo(session.last_used_at, new Date());
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device}
          {current && <Badge tone="good">{t('accounts_sessions_this')}</Badge>}
        </p>
        <p className={styles.used}>{t('accounts_sessions_used', { when })}</p>
      </div>
      {!current && (
        <Action
          aria-label={t('accounts_sessions_end_one', { device, when })}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('accounts_sessions_end')}
        </Action>
      )}
    </li>
  );
}
