import { legalCodes, legalRules, type LegalRuleName } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { cardTitle } from '../../screen/surface.css.ts';
import type { LegalCheck } from '../../queries/legal-check-queries.ts';
import { groupedFindings, type KnownFinding } from './known-findings.ts';
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
            {check && <Mark state={stateOf(rule, check)} />}
            <span>{t(`legal_rule_${rule}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons = { found: 'warning', aside: 'hidden', fine: 'check' } as const;

function Mark({ state }: { state: keyof typeof icons }) {
  const t = useText();
  return (
    <span className={styles.mark[state]} role="img" aria-label={t(`legal_check_rule_${state}`)}>
      <Icon name={icons[state]} size={18} />
    </span>
  );
}

/** What became of a rule; what was put aside does not count as found, nor as fine. */
function stateOf(rule: LegalRuleName, check: LegalCheck): keyof typeof icons {
  const { must, should, aside } = groupedFindings(check);
  const isOf = ({ code }: KnownFinding) => legalCodes[code].rule === rule;
  if (must.some(isOf) || should.some(isOf)) return 'found';
  return aside.some(isOf) ? 'aside' : 'fine';
}
