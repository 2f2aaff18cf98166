import { bothSides } from '../money/both-sides.ts';
import { emptyOption } from '../schema/empty-product.ts';
import type { CalculationStep, ProductOption } from '../schema/product.schema.ts';
import type { PricedProduct } from './priced-product.ts';

/** Prices in the tests are euros including 21 % VAT unless stated otherwise. */
export const euros = (amount: number) => bothSides(Math.round(amount * 100), 'gross', 2100);

export function productOf(changes: Partial<PricedProduct> = {}): PricedProduct {
  return {
    price: euros(100),
    sale_price: null,
    tax_rate: 2100,
    show_price_tax_included: true,
    exclude_base_price: false,
    price_mode: 'gross',
    options: [],
    ...changes,
  };
}

function optionOf(changes: Partial<ProductOption>): ProductOption {
  return {
    ...emptyOption,
    title: changes.connection_id ?? 'Optie',
    layout: 'text',
    show_calculations: true,
    ...changes,
  };
}

/** A number option for a measure, with a price per unit when one is given. */
function numberOf(connection_id: string, price?: number): ProductOption {
  const options = price === undefined ? [] : [{ title: '', price: euros(price) }];
  return optionOf({ layout: 'number', connection_id, options });
}

function checkboxOf(connection_id: string, price: number): ProductOption {
  return optionOf({ layout: 'checkbox', connection_id, options: [{ title: '', price: euros(price) }] });
}

function selectOf(connection_id: string, prices: Record<string, number>): ProductOption {
  const options = Object.entries(prices).map(([title, price]) => ({ title, price: euros(price) }));
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

function calculationOf(connection_id: string, value: string, ...steps: CalculationStep[]): ProductOption {
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
