import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { connectionOf, placeOf } from './connect-option.ts';
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

/** One step of a calculation: times or plus another option, with a factor. */
export function StepRow({ index, place, count, onMove, onRemove }: Props) {
  const t = useText();
  const { register, control } = useFormContext<OptionsForm>();
  const { errors } = useFormState({ control, name: `options.${index}.steps.${place}` });
  const wrong = errors.options?.[index]?.steps?.[place];
  const number = String(place + 1);
  return (
    <li className={styles.step}>
      <SelectField
        label={t('product_option_step', { number })}
        {...register(`options.${index}.steps.${place}.type`)}
      >
        <option value="multiply_relation_value">{t('product_option_times')}</option>
        <option value="add_relation_value">{t('product_option_plus')}</option>
      </SelectField>
      <RelationField index={index} place={place} error={wrong?.connection_id_from?.message} />
      <InputField
        label={t('product_option_factor')}
        error={wrong?.value?.message}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        {...register(`options.${index}.steps.${place}.value`)}
      />
      <PlaceMenu
        label={t('product_option_step_menu', { number })}
        place={place}
        count={count}
        onMove={onMove}
        onRemove={onRemove}
      />
    </li>
  );
}

interface RelationFieldProps {
  index: number;
  place: number;
  error: string | undefined;
}

/** Which option above a step uses. One that is missing, or stands lower, is named: it has no effect. */
function RelationField({ index, place, error }: RelationFieldProps) {
  const t = useText();
  const { control, setValue } = useFormContext<OptionsForm>();
  const options = useWatch({ control, name: 'options' });
  const connection = useWatch({ control, name: `options.${index}.steps.${place}.connection_id_from` });
  const chosen = placeOf(options, connection);
  const isLater = chosen >= index;
  const isMissing = chosen < 0 && connection !== '';
  const nameOf = (at: number) => options[at]?.title || t('product_option_unnamed');
  const hint = isLater
    ? t('product_option_relation_later', { title: nameOf(chosen) })
    : isMissing
      ? t('product_option_relation_gone')
      : undefined;
  return (
    <SelectField
      label={t('product_option_relation')}
      hint={hint && <span className={styles.warning}>{hint}</span>}
      error={error}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={(event) => {
        const at = Number(event.target.value);
        const key = event.target.value === '' ? '' : connectionOf(options, at);
        // What a step uses needs a key, which the owner never sees.
        if (key !== '') setValue(`options.${at}.connection_id`, key, { shouldDirty: true });
        setValue(`options.${index}.steps.${place}.connection_id_from`, key, { shouldDirty: true });
      }}
    >
      <option value="">{t('product_option_relation_choose')}</option>
      {options.map(({ layout }, at) =>
        (at < index && layout !== 'text' && layout !== 'textarea') || at === chosen ? (
          <option key={at} value={String(at)}>
            {nameOf(at)}
          </option>
        ) : null,
      )}
    </SelectField>
  );
}
