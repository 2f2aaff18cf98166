import { useText } from '@etalage/ui-kit';
import { useFormContext, useFormState } from 'react-hook-form';
import type { VariantsForm } from '../options/variant-form.ts';
import { VariantChoice } from './variant-choice.tsx';
import { VariantTable } from './variant-table.tsx';
import * as styles from './variants.css.ts';

/** Of which options a product has variants, and what each variant is. */
export function VariantFields() {
  const { control } = useFormContext<VariantsForm>();
  return (
    <div className={styles.editor}>
      <VariantChoice />
      <ListProblem control={control} />
      <VariantTable />
    </div>
  );
}

/** What is wrong with the variants together. */
function ListProblem({ control }: { control: ReturnType<typeof useFormContext<VariantsForm>>['control'] }) {
  const t = useText();
  const { errors } = useFormState({ control, name: 'variants' });
  const message = errors.variants?.message ?? errors.variants?.root?.message;
  if (!message) return null;
  return (
    <p role="alert" className={styles.problem} aria-label={t('products_section_variants')}>
      {message}
    </p>
  );
}
