import { emptyOption } from '../schema/empty-product.ts';
import type { CalculationStep } from '../schema/product.schema.ts';
import type { PricedOption, PricedProduct } from './priced-product.ts';

/** An amount in euros as cents. */
export const euros = (amount: number) => Math.round(amount * 100);

/** A product of € 100,00 including 21 % VAT; pass what matters to the test. */
export function productOf(changes: Partial<PricedProduct> = {}): PricedProduct {
  return {
    price_cents: euros(100),
    sale_price_cents: null,
    tax_rate: 2100,
    exclude_base_price: false,
    price_mode: 'gross',
    options: [],
    variant_options: [],
    variants: [],
    ...changes,
  };
}

function optionOf(changes: Partial<PricedOption>): PricedOption {
  return {
    ...emptyOption,
    title: changes.connection_id ?? 'Optie',
    layout: 'text',
    show_calculations: true,
    ...changes,
  };
}

/** A number option for a measure, with a price per unit when one is given. */
function numberOf(connection_id: string, price?: number): PricedOption {
  const options = price === undefined ? [] : [{ title: '', price_cents: euros(price) }];
  return optionOf({ layout: 'number', connection_id, options });
}

function checkboxOf(connection_id: string, price: number): PricedOption {
  return optionOf({ layout: 'checkbox', connection_id, options: [{ title: '', price_cents: euros(price) }] });
}

function selectOf(connection_id: string, prices: Record<string, number>): PricedOption {
  const options = Object.entries(prices).map(([title, price]) => ({ title, price_cents: euros(price) }));
  return optionOf({ layout: 'select', connection_id, options });
}

export const add = (connection_id_from: string, value = ''): CalculationStep => ({
  type: 'add_relation_value',
  connection_id_from,
  value,
});

export const multiply = (connection_id_from: string, value = ''): CalculationStep => ({
  type: 'multiply_relation_value',
  connection_id_from,
  value,
});

function calculationOf(connection_id: string, value: string, ...steps: CalculationStep[]): PricedOption {
  return optionOf({ layout: 'calculation', connection_id, value, calculation_options: steps });
}

/** Options by layout; each function takes the properties that a test needs. */
export const make = {
  of: optionOf,
  number: numberOf,
  checkbox: checkboxOf,
  select: selectOf,
  calculation: calculationOf,
};
