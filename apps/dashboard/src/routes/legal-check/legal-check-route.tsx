import { useText } from '@etalage/ui-kit';
import { Action, EmptyState } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { legalCheckQuery } from '../../queries/legal-check-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { Loading } from '../../screen/loading.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './legal-check.css.ts';
import { LegalResult } from './legal-result.tsx';
import { RuleList } from './rule-list.tsx';
import { useRunCheck } from './use-run-check.ts';

/** `/wettelijke-check`: what the law asks of the website, and what of it is not there. */
export function LegalCheckRoute() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(legalCheckQuery(website.id));
  const { run, failure } = useRunCheck();
  const check = data?.check ?? null;
  return (
    <>
      <ScreenHeader
        title={t('legal_check_heading')}
        intro={t('legal_check_intro')}
        actions={
          data && (
            <Action kind="primary" icon="search" busy={run.isPending} onClick={() => run.mutate()}>
              {t(check ? 'legal_check_again' : 'legal_check_run')}
            </Action>
          )
        }
      />
      <p role="status" className={styles.running}>
        {run.isPending && t('legal_check_running')}
      </p>
      <FormFailure>{failure}</FormFailure>
      {isPending && <Loading />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      <div className={styles.screen} aria-busy={run.isPending}>
        {check && <LegalResult check={check} />}
        {data && !check && (
          <EmptyState
            icon="search"
            title={t('legal_check_never')}
            text={t('legal_check_never_text')}
            role="status"
          />
        )}
        {data && <RuleList check={check} />}
      </div>
    </>
  );
}
