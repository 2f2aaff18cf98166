import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { mixedCart } from '../testing/cart.fixture.ts';
import { OrderLines } from './order-lines.tsx';

afterEach(cleanup);

function quantityOf(unit: number, quantity: number, total: number): string | undefined {
  const [line] = mixedCart.shoppingcart.products;
  if (!line) throw new Error('the cart of the fixture has no lines');
  const priced = { ...line, quantity, price_excl_tax: unit, total_price_excl_tax: total };
  const { container } = render(
    <TextContext value={createTranslate({})}>
      <OrderLines lines={[priced]} isTaxIncluded={false} />
    </TextContext>,
  );
  return container.querySelectorAll('p')[1]?.textContent?.replace(/\s/g, ' ');
}

describe('OrderLines', () => {
  it('shows the price of one piece where it multiplies to the total of the line', () => {
    expect(quantityOf(1_830, 2, 3_660)).toBe('2 × € 18,30');
  });

  it('shows only the quantity where a rounded price does not', () => {
    expect(quantityOf(1_830, 2, 3_661)).toBe('2 stuks');
  });
});
