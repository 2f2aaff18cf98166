import { categorySorts } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { SelectField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OwnedCategory } from '../../../queries/category-queries.ts';
import type { CategoryForm } from '../category-form.ts';
import { formOfRule, newRule, type RuleForm } from '../rule/rule-form.ts';
import { RuleFields } from '../rule/rule-fields.tsx';
import { CategoryProducts } from './category-products.tsx';
import * as styles from './products.css.ts';

/** Which products a category has, and in which order. */
export function ProductsFields({ base }: { base: OwnedCategory }) {
  const t = useText();
  const { register, setValue, control } = useFormContext<CategoryForm>();
  const [rule, sort] = useWatch({ control, name: ['rule', 'sort'] });
  // The rule that was left for products by hand, for when somebody comes back to it.
  const [last, setLast] = useState<RuleForm>();
  const isStored = (rule === null) === (base.rule === null);
  const isByHand = sort === 'manual' && base.sort === 'manual';
  return (
    <>
      <SelectField
        label={t('categories_products_which')}
        value={rule ? 'rule' : 'hand'}
        onChange={({ target }) => {
          if (rule) setLast(rule);
          setValue('rule', target.value === 'rule' ? (last ?? ruleOf(base)) : null, { shouldDirty: true });
        }}
      >
        <option value="hand">{t('categories_products_by_hand')}</option>
        <option value="rule">{t('categories_products_by_rule')}</option>
      </SelectField>
      {rule && <RuleFields base={base} />}
      {!rule && base.rule && <p className={styles.soft}>{t('categories_products_kept')}</p>}
      <SelectField label={t('categories_sort')} {...register('sort')}>
        {categorySorts.map((one) => (
          <option key={one} value={one}>
            {t(`categories_sort_${one}`)}
          </option>
        ))}
      </SelectField>
      {isStored && !isByHand && (
        <p className={styles.soft}>
          {sort === base.sort ? t('categories_sort_fixed') : t('categories_sort_unsaved')}
        </p>
      )}
      {isStored && <CategoryProducts category={base} isByHand={isByHand} />}
    </>
  );
}

function ruleOf({ rule }: OwnedCategory): RuleForm {
  return rule ? formOfRule(rule) : newRule();
}
