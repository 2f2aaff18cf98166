import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { memo } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { CellInput } from '../../../lists/cell-input.tsx';
import type { VariantsForm } from '../options/variant-form.ts';
import { VariantPictures } from './variant-pictures.tsx';
import * as styles from './variants.css.ts';

interface Props {
  index: number;
  /** Its choices: "Eiken, Hoog". */
  title: string;
  /** What the product weighs, as it is typed. */
  weight: string;
  onRemove: (index: number, title: string) => void;
}

/** One variant; a key elsewhere does not render it. */
export const VariantRow = memo(function VariantRow({ index, title, weight, onRemove }: Props) {
  const t = useText();
  const { control } = useFormContext<VariantsForm>();
  const { errors } = useFormState({ control, name: `variants.${index}` });
  const own = errors.variants?.[index];
  const input = { index, title };
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <VariantPictures index={index} title={title} />
        <span className={styles.title}>{title}</span>
      </span>
      <VariantInput
        {...input}
        field="article_number"
        label={t('products_field_article_number')}
        maxLength={100}
      />
      <VariantInput
        {...input}
        field="ean"
        label={t('products_field_ean')}
        maxLength={20}
        inputMode="numeric"
      />
      <VariantInput
        {...input}
        field="difference"
        label={t('product_variant_difference')}
        maxLength={20}
        inputMode="decimal"
        placeholder="0,00"
      />
      <VariantInput
        {...input}
        field="weight"
        placeholder={weight}
        label={t('products_field_weight')}
        maxLength={13}
        inputMode="numeric"
      />
      <button
        type="button"
        className={`${controlButton.icon} ${styles.remove}`}
        aria-label={t('product_variant_delete', { title })}
        onClick={() => onRemove(index, title)}
      >
        <Icon name="trash" />
      </button>
      {own?.choices?.message && (
        <p role="alert" className={styles.rowProblem}>
          {own.choices.message}
        </p>
      )}
    </li>
  );
});

interface InputProps {
  index: number;
  title: string;
  field: 'article_number' | 'ean' | 'difference' | 'weight';
  label: string;
  maxLength: number;
  inputMode?: 'numeric' | 'decimal';
  placeholder?: string;
}

/** One value of a variant. */
function VariantInput({ index, title, field, ...input }: InputProps) {
  const { register, control } = useFormContext<VariantsForm>();
  const { errors } = useFormState({ control, name: `variants.${index}.${field}` });
  const problem = errors.variants?.[index]?.[field]?.message;
  return (
    <CellInput
      row={title}
      problem={problem}
      labelled="middle"
      {...input}
      {...register(`variants.${index}.${field}`)}
    />
  );
}
