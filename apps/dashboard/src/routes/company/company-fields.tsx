import { COUNTRIES } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { compareNames } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CompanyContent } from '../../queries/company-queries.ts';
import * as card from '../../screen/form-card.css.ts';
import { FormCard } from '../../screen/form-card.tsx';
import { countryName } from '../shipping/shipping-words.ts';
import * as styles from '../shipping/shipping.css.ts';

interface InputProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: keyof CompanyContent;
  text: TextKey;
  hint?: TextKey;
}

function Input({ name, text, hint, ...rest }: InputProps) {
  const t = useText();
  const { register, formState } = useFormContext<CompanyContent>();
  return (
    <InputField
      label={t(text)}
      hint={hint && t(hint)}
      error={formState.errors[name]?.message}
      {...rest}
      {...register(name)}
    />
  );
}

/** The details of the seller. */
export function CompanyFields() {
  const t = useText();
  return (
    <div className={`${card.main} ${styles.screen} ${styles.narrow}`}>
      <FormCard title={t('company_section_who')}>
        <Input name="name" text="company_field_name" hint="company_field_name_hint" maxLength={100} />
        <div className={styles.pair}>
          <Input name="kvk" text="company_field_kvk" maxLength={20} inputMode="numeric" />
          <Input name="vat_number" text="company_field_vat" maxLength={30} spellCheck={false} />
        </div>
      </FormCard>
      <FormCard title={t('company_section_address')}>
        <Input name="street" text="company_field_street" maxLength={120} />
        <div className={styles.pair}>
          <Input name="postcode" text="company_field_postcode" maxLength={20} />
          <Input name="city" text="company_field_city" maxLength={80} />
        </div>
        <CountryField />
      </FormCard>
      <FormCard title={t('company_section_contact')}>
        <Input
          name="email"
          text="company_field_email"
          hint="company_field_email_hint"
          type="email"
          maxLength={254}
        />
        <Input name="phone" text="company_field_phone" type="tel" maxLength={40} />
      </FormCard>
    </div>
  );
}

function CountryField() {
  const t = useText();
  const { register, formState } = useFormContext<CompanyContent>();
  const countries = COUNTRIES.map((code) => [code, countryName(code, t)] as const);
  return (
    <SelectField
      label={t('company_field_country')}
      hint={t('company_field_country_hint')}
      error={formState.errors.country?.message}
      {...register('country')}
    >
      {countries
        .toSorted(([, a], [, b]) => compareNames(a, b))
        .map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}
