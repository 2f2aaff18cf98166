import { formatCount, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { FormFailure } from '../../session/form-failure.tsx';
import type { KnownFinding } from './known-findings.ts';
import * as styles from './legal-check.css.ts';
import { useChangeAside } from './use-change-aside.ts';

/** What was put aside, with who did so and why, folded. */
export function AsideList({ findings }: { findings: readonly KnownFinding[] }) {
  const t = useText();
  const { back, failure } = useChangeAside();
  return (
    <details className={styles.folded}>
      <summary className={styles.fold}>
        {t('legal_check_aside', { count: formatCount(findings.length) })}
      </summary>
      <FormFailure>{failure}</FormFailure>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={finding.key} className={styles.card}>
            <AsideFinding finding={finding} isBusy={back.isPending} onBack={() => back.mutate(finding.key)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AsideProps {
  finding: KnownFinding;
  isBusy: boolean;
  onBack: () => void;
}

function AsideFinding({ finding: { code, values, aside }, isBusy, onBack }: AsideProps) {
  const t = useText();
  const what = t(`legal_${code}_what`, values);
  return (
    <>
      <h3 className={styles.what}>{what}</h3>
      {aside && (
        <p className={styles.why}>
          {t('legal_check_put_aside_by', {
            name: aside.member_name,
            moment: formatDateTime(aside.at),
            reason: aside.reason,
          })}
        </p>
      )}
      <Action
        className={styles.asideAction}
        busy={isBusy}
        aria-label={t('legal_check_take_back_of', { what })}
        onClick={onBack}
      >
        {t('legal_check_take_back')}
      </Action>
    </>
  );
}
