import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useFormState } from 'react-hook-form';
import * as styles from './options.css.ts';
import type { OptionsForm } from './options-of-form.ts';
import { PlaceMenu } from './place-menu.tsx';

interface Props {
  index: number;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One choice of a list: its name and what it adds or takes off. */
export function ChoiceRow({ index, place, count, onMove, onRemove }: Props) {
  const t = useText();
  const { register, control } = useFormContext<OptionsForm>();
  const { errors } = useFormState({ control, name: `options.${index}.choices.${place}` });
  const wrong = errors.options?.[index]?.choices?.[place];
  const number = String(place + 1);
  return (
    <li className={styles.choice}>
      <InputField
        label={t('product_option_choice_title', { number })}
        error={wrong?.title?.message}
        autoComplete="off"
        maxLength={200}
        {...register(`options.${index}.choices.${place}.title`)}
      />
      <InputField
        label={t('product_option_choice_price')}
        error={wrong?.price?.message}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...register(`options.${index}.choices.${place}.price`)}
      />
      <PlaceMenu
        label={t('product_option_choice_menu', { number })}
        place={place}
        count={count}
        onMove={onMove}
        onRemove={onRemove}
      />
    </li>
  );
}
