import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { CheckboxField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import { CategoryServices } from '../../field-services/category-services.tsx';
import { ReferenceServices } from '../../field-services/reference-services.tsx';
import * as cardStyles from '../../screen/form-card.css.ts';
import { FormCard } from '../../screen/form-card.tsx';
import type { DiscountForm } from './discount-form-values.ts';
import { DiscountSummary } from './discount-summary.tsx';
import { LimitFields } from './limit-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { WhatFields } from './what-fields.tsx';

/** The fields of a discount, with what they say beside them. */
export function DiscountSections({ side }: { side: TextKey }) {
  const t = useText();
  const { register } = useFormContext<DiscountForm>();
  return (
    <div className={cardStyles.columns}>
      <div className={cardStyles.main}>
        <FormCard title={t('discounts_section_what')}>
          <WhatFields side={side} />
        </FormCard>
        <FormCard title={t('discounts_section_for')}>
          <ReferenceServices>
            <CategoryServices>
              <ScopeFields side={side} />
            </CategoryServices>
          </ReferenceServices>
        </FormCard>
        <FormCard title={t('discounts_section_who')}>
          <LimitFields />
        </FormCard>
      </div>
      <div className={cardStyles.aside}>
        <FormCard title={t('discounts_section_summary')}>
          <DiscountSummary />
        </FormCard>
        <FormCard title={t('discounts_section_state')}>
          <CheckboxField label={t('discounts_field_active')} {...register('is_active')} />
          <CheckboxField
            label={t('discounts_field_combines')}
            hint={t('discounts_field_combines_hint')}
            {...register('combines')}
          />
        </FormCard>
      </div>
    </div>
  );
}
