import { DashboardForm } from '@etalage/form-engine/editor';
import type { FieldDefinition } from '@etalage/form-engine/schema';
import { knownColor, MAX_VALUES_OF_PRODUCT } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { InputField, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type ListedProperty, propertiesQuery } from '../../../queries/property-queries.ts';
import { FormCard } from '../../../screen/form-card.tsx';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import type { ProductForm } from './product-form-values.ts';
import * as styles from './product-form.css.ts';
import { useAddPropertyValue } from './use-add-property-value.ts';

/** What visitors filter the product by. */
export function PropertySection() {
  const t = useText();
  return (
    <FormCard
      isContained
      title={t('products_section_properties')}
      about={t('products_section_properties_about')}
    >
      <PropertyFields />
    </FormCard>
  );
}

/** Of each property the values of the product, or its number. */
function PropertyFields() {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(propertiesQuery(website.id));
  if (!data)
    return isError ? (
      <LoadFailure onRetry={() => void refetch()} />
    ) : (
      <TableSkeleton label={t('dashboard_loading')} rows={2} />
    );
  return (
    <>
      {data.length === 0 && <p className={styles.soft}>{t('products_no_properties')}</p>}
      {data.map((property) =>
        property.kind === 'range' ? (
          <RangeField key={property.key} property={property} />
        ) : (
          <ChoiceField key={property.key} property={property} />
        ),
      )}
      <p>
        <ScreenLink to="/kenmerken">{t('products_manage_properties')}</ScreenLink>
      </p>
    </>
  );
}

/** The values of the product of one property, and how they change. */
function useValues({ key }: ListedProperty) {
  const { control, setValue, getValues, formState } = useFormContext<ProductForm>();
  const all = useWatch({ control, name: 'properties' });
  const place = all.findIndex((one) => one.key === key);
  const error = formState.errors.properties?.[place];
  return {
    values: all[place]?.values ?? [],
    error: place < 0 ? undefined : error?.message,
    set(values: string[]) {
      const others = getValues('properties').filter((one) => one.key !== key);
      setValue('properties', values.length === 0 ? others : [...others, { key, values }], {
        shouldDirty: true,
      });
    },
  };
}

function RangeField({ property }: { property: ListedProperty }) {
  const { values, error, set } = useValues(property);
  const { title, unit } = property;
  return (
    <InputField
      label={unit === '' ? title : `${title} (${unit})`}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={values.join(' ')}
      onChange={(event) => set(event.target.value === '' ? [] : [event.target.value])}
    />
  );
}

function ChoiceField({ property }: { property: ListedProperty }) {
  const t = useText();
  const { values, error, set } = useValues(property);
  const add = useAddPropertyValue();
  const { id, kind, title } = property;
  const fields = useMemo((): FieldDefinition[] => {
    const options = property.values.map(({ value }) => ({ value, label: value }));
    const addCustomTag = async (tag: string) => {
      const color = kind === 'colour' ? (knownColor(tag) ?? '') : '';
      const { value } = await add({ id, value: tag.slice(0, 100), color });
      return { value, label: value };
    };
    return [
      {
        key: 'values',
        type: 'multiselect',
        title,
        options,
        taggable: true,
        addCustomTag,
        placeholder: t('products_property_placeholder'),
      },
    ];
  }, [property.values, kind, id, title, add, t]);
  return (
    <DashboardForm
      fields={fields}
      values={{ values }}
      errors={error === undefined ? {} : { values: [error] }}
      onChange={(changed) =>
        set((changed['values'] as string[] | undefined)?.slice(0, MAX_VALUES_OF_PRODUCT) ?? [])
      }
    />
  );
}
