import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Badge, type BadgeTone } from '@etalage/ui-kit/dashboard';
import { useId, useState } from 'react';
import { AsideDialog } from './aside-dialog.tsx';
import { FindingPlaces } from './finding-places.tsx';
import { FindingSource } from './finding-source.tsx';
import type { KnownFinding } from './known-findings.ts';
import * as styles from './legal-check.css.ts';

interface GroupProps {
  title: string;
  tone: BadgeTone;
  findings: readonly KnownFinding[];
}

/** Findings that are as grave as each other. */
export function FindingGroup({ title, tone, findings }: GroupProps) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <h2 id={id} className={styles.groupTitle}>
          {title}
        </h2>
        <Badge tone={tone}>{t('legal_check_count', { count: formatCount(findings.length) })}</Badge>
      </div>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={finding.key} className={styles.card}>
            <FindingCard finding={finding} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FindingCard({ finding }: { finding: KnownFinding }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const what = t(`legal_${finding.code}_what`, finding.values);
  return (
    <>
      <h3 className={styles.what}>{what}</h3>
      <p className={styles.why}>{t(`legal_${finding.code}_why`, finding.values)}</p>
      <FindingSource code={finding.code} />
      <FindingPlaces finding={finding} />
      <Action
        className={styles.asideAction}
        aria-label={t('legal_check_put_aside_of', { what })}
        onClick={() => setAsking(true)}
      >
        {t('legal_check_put_aside')}
      </Action>
      {isAsking && <AsideDialog finding={finding} what={what} onClose={() => setAsking(false)} />}
    </>
  );
}
