import { type RetentionKind, retentionRules } from '@etalage/shop-domain';
import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Retention } from '../../queries/retention-queries.ts';
import * as styles from './privacy.css.ts';
import type { RetentionForm } from './retention-form.ts';

type Kept = Retention['kinds'][number];

/** A kind of data: why it is kept and on what basis, for how long, and what became of what was older. */
export function RetentionKindRow({ kept, old }: { kept: Kept; old: number | undefined }) {
  const t = useText();
  const id = useId();
  const { kind } = kept;
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <div className={styles.kindText}>
        <h3 id={id} className={styles.kindTitle}>
          {t(`privacy_kind_${kind}`)}
        </h3>
        <p className={styles.why}>{t(`privacy_why_${kind}`)}</p>
        <p className={styles.why}>
          {t('privacy_basis', { basis: t(`privacy_basis_${retentionRules[kind].basis}`) })}
        </p>
        <Found kept={kept} old={old} />
      </div>
      <Term kind={kind} />
    </section>
  );
}

function Term({ kind }: { kind: RetentionKind }) {
  const t = useText();
  const { register, formState } = useFormContext<RetentionForm>();
  const { unit, least, most } = retentionRules[kind];
  const term = t(`privacy_term_${unit}`);
  return (
    <div className={styles.term}>
      <InputField
        label={term}
        aria-label={t('privacy_term_of', { term, kind: t(`privacy_kind_${kind}`) })}
        hint={t(`privacy_allowed_${unit}`, { least, most })}
        error={formState.errors[kind]?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...register(kind)}
      />
    </div>
  );
}

/** What the last run erased, and how much is too old now, once that was counted. */
function Found({ kept: { erased, ran_at }, old }: { kept: Kept; old: number | undefined }) {
  const t = useText();
  const key = old === 0 ? 'privacy_old_none' : old === 1 ? 'privacy_old_one' : 'privacy_old';
  const ran = ran_at === null ? 'privacy_ran_never' : erased === 0 ? 'privacy_ran_none' : 'privacy_ran';
  const moment = ran_at === null ? '' : formatDateTime(ran_at);
  return (
    <p className={styles.found}>
      {old !== undefined && `${t(key, { count: old })} `}
      {t(ran, { moment, count: erased })}
    </p>
  );
}
