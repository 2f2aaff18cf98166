import { useText } from '@etalage/ui-kit';
import type { Retention, RetentionCounts } from '../../queries/retention-queries.ts';
import { FormCard } from '../../screen/form-card.tsx';
import * as styles from './privacy.css.ts';
import { retentionGroups } from './retention-form.ts';
import { RetentionKindRow } from './retention-kind.tsx';

const fixed = ['accounts', 'sessions', 'attempts', 'browsers', 'visits'] as const;

interface Props {
  kinds: Retention['kinds'];
  /** How much is too old of each; undefined until it was counted. */
  counts: RetentionCounts | undefined;
}

/** The kinds in their groups, and what has a term that nobody chooses. */
export function RetentionCards({ kinds, counts }: Props) {
  const t = useText();
  return (
    <>
      {retentionGroups.map(({ title, kinds: names }) => (
        <FormCard key={title} title={t(title)}>
          {names.map((name) => {
            const kept = kinds.find(({ kind }) => kind === name);
            return kept && <RetentionKindRow key={name} kept={kept} old={counts?.[name]} />;
          })}
        </FormCard>
      ))}
      <FormCard title={t('privacy_fixed')}>
        <ul className={styles.list}>
          {fixed.map((name) => (
            <li key={name}>{t(`privacy_fixed_${name}`)}</li>
          ))}
        </ul>
      </FormCard>
    </>
  );
}
