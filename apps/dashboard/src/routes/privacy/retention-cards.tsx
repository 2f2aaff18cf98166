import { useText } from '@etalage/ui-kit';
import type { Retention } from '../../queries/retention-queries.ts';
import { FormCard } from '../../screen/form-card.tsx';
import * as styles from './privacy.css.ts';
import { retentionGroups } from './retention-form.ts';
import { RetentionKindRow } from './retention-kind.tsx';

const fixed = ['accounts', 'sessions', 'attempts', 'browsers', 'visits'] as const;

/** The kinds in their groups, and what has a term that nobody chooses. */
export function RetentionCards({ kinds }: { kinds: Retention['kinds'] }) {
  const t = useText();
  return (
    <>
      {retentionGroups.map(({ title, kinds: names }) => (
        <FormCard key={title} title={t(title)}>
          {names.map((name) => {
            const kept = kinds.find(({ kind }) => kind === name);
            return kept && <RetentionKindRow key={name} kept={kept} />;
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
