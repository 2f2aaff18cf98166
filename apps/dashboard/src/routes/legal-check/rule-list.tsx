import { legalCodes, legalRules, type LegalRuleName } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { cardTitle } from '../../screen/surface.css.ts';
import type { LegalCheck } from '../../queries/legal-check-queries.ts';
import { groupedFindings } from './known-findings.ts';
import * as styles from './legal-check.css.ts';

/** Everything that is looked at; after a check with what became of it. */
export function RuleList({ check }: { check: LegalCheck | null }) {
  const t = useText();
  return (
    <section className={styles.rulesCard} aria-labelledby="legal-rules">
      <h2 id="legal-rules" className={cardTitle}>
        {t('legal_check_rules')}
      </h2>
      <ul className={styles.rules}>
        {legalRules.map((rule) => (
          <li key={rule} className={styles.rule}>
            {check && <Mark isFound={foundRules(check).has(rule)} />}
            <span>{t(`legal_rule_${rule}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mark({ isFound }: { isFound: boolean }) {
  const t = useText();
  return (
    <span
      className={isFound ? styles.foundMark : styles.fineMark}
      role="img"
      aria-label={t(isFound ? 'legal_check_rule_found' : 'legal_check_rule_fine')}
    >
      <Icon name={isFound ? 'warning' : 'check'} size={18} />
    </span>
  );
}

/** The rules of which something was found that was not put aside. */
function foundRules(check: LegalCheck): ReadonlySet<LegalRuleName> {
  const { must, should } = groupedFindings(check);
  return new Set([...must, ...should].map(({ code }) => legalCodes[code].rule));
}
