import { useText } from '@etalage/ui-kit';
import { useWatch } from 'react-hook-form';
import type { OwnedWebshop } from '../../queries/webshop-queries.ts';
import { Effect } from './webshop-effects.tsx';
import { numberProblem, type NumberSeries, typedNumber, type WebshopForm } from './webshop-form.ts';

/** Which numbers would be given twice, or are left out. */
export function NumbersEffect({ base, series }: { base: OwnedWebshop; series: NumberSeries }) {
  const t = useText();
  const form = useWatch<WebshopForm>() as WebshopForm;
  const filled = base[`next_${series}`];
  const next = typedNumber(form[`next_${series}`], filled) ?? filled;
  const problem = numberProblem(form, base, series);
  if (problem) return <Effect texts={[t(problem.key, problem.values)]} />;
  if (next <= filled) return <Effect texts={[]} />;
  const text =
    next === filled + 1
      ? t('webshop_settings_effect_skipped_one', { number: filled })
      : t('webshop_settings_effect_skipped', { from: filled, to: next - 1 });
  return <Effect texts={[text]} />;
}
