import { formatCount, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ruleMatchQuery } from '../../../queries/category-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { Thumbnail } from '../../products/product-cells.tsx';
import { type RuleForm, ruleOfForm } from './rule-form.ts';
import { ruleProblems } from './rule-problems.ts';
import * as styles from './rule.css.ts';
import { productCount } from '../../../screen/product-count.ts';

/** How many products a rule has now, and the first of them, before it is saved. */
export function RuleMatch({ rule, isNew }: { rule: RuleForm; isNew: boolean }) {
  const t = useText();
  const { website } = useSession();
  const isWhole = Object.keys(ruleProblems(rule, t)).length === 0;
  const { data, isError, isFetching } = useQuery({
    ...ruleMatchQuery(website.id, ruleOfForm(rule)),
    enabled: isWhole,
  });
  return (
    <div className={styles.match} aria-busy={isFetching}>
      <p role="status" className={styles.matchCount}>
        {!isWhole && t('category_rule_match_later')}
        {isWhole && isError && !data && t('category_rule_match_failed')}
        {isWhole && data && matchText(data, t)}
      </p>
      {isWhole && data && data.products.length > 0 && (
        <ul className={styles.matched}>
          {data.products.map(({ id, title, picture, price_cents }) => (
            <li key={id} className={styles.matchedProduct}>
              <Thumbnail picture={picture} />
              <span className={styles.matchedTitle}>{title}</span>
              <span className={styles.soft}>{formatMoney(price_cents)}</span>
            </li>
          ))}
          {data.total > data.products.length && (
            <li className={styles.soft}>
              {t('category_rule_match_more', { count: formatCount(data.total - data.products.length) })}
            </li>
          )}
        </ul>
      )}
      {isNew && <p className={styles.soft}>{t('category_rule_replaces')}</p>}
    </div>
  );
}

function matchText({ total, visible }: { total: number; visible: number }, t: ReturnType<typeof useText>) {
  const count = productCount(total, t);
  return total === visible
    ? count
    : t('category_rule_match_visible', { count, visible: formatCount(visible) });
}
