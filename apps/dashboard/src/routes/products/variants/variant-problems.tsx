import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useFormContext, useFormState } from 'react-hook-form';
import type { VariantsForm } from '../options/variant-form.ts';
import type { VariantView } from './use-variant-view.ts';
import * as styles from './variants.css.ts';

/** How many variants that are not on the screen have a message, and the way to the first of them. */
export function VariantProblems({ view }: { view: VariantView }) {
  const t = useText();
  const { control } = useFormContext<VariantsForm>();
  const { errors } = useFormState({ control, name: 'variants' });
  const shown = new Set(view.pages.shown.map(({ index }) => index));
  const hidden = Object.entries(errors.variants ?? {}).flatMap(([index, error]) =>
    /^\d+$/.test(index) && error && !shown.has(Number(index)) ? [{ index, error }] : [],
  );
  const [first] = hidden;
  if (!first) return null;
  const [field = 'article_number'] = Object.keys(first.error);
  return (
    <div className={styles.problems}>
      <p role="alert" className={styles.problem}>
        {hidden.length === 1
          ? t('product_variants_problem_one')
          : t('product_variants_problems', { count: formatCount(hidden.length) })}
      </p>
      <Action onClick={() => view.reveal(`variants.${first.index}.${field}`)}>
        {t('product_variants_problem_show')}
      </Action>
    </div>
  );
}
