import { cartPart, type CartPart } from '@etalage/shop-domain/schema';
import { nl } from '@etalage/texts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { partOf } from '../testing/cart.fixture.ts';
import { OnPage } from '../testing/on-page.tsx';
import { DiscountForm } from './discount-form.tsx';
import { problemText } from './discount-texts.ts';

afterEach(cleanup);

type Code = NonNullable<CartPart['discount_code']>;

interface Returned {
  errors?: string[];
  typed?: string;
}

function show(part: Partial<CartPart>, { errors = [], typed = '' }: Returned = {}) {
  const { container } = render(
    <OnPage>
      <DiscountForm
        part={partOf(part)}
        errors={errors}
        typed={typed}
        prepare={() => Promise.resolve()}
        onChanged={() => {}}
      />
    </OnPage>,
  );
  return container;
}
const codeOf = (code: Partial<Code> = {}): Partial<CartPart> => ({
  discount_code: { code: 'WELKOM10', problem: '', missing: 0, ...code },
});
const field = () => screen.queryByLabelText<HTMLInputElement>('Kortingscode');
const removeButton = () => screen.queryByRole('button', { name: 'Kortingscode WELKOM10 weghalen' });
const texts = (container: HTMLElement) =>
  [...container.querySelectorAll('p')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

describe('the discount code of a cart', () => {
  it('is asked for by a shop with codes, and not by another', () => {
    expect(show({}).querySelector('form')?.childElementCount).toBe(0);
    cleanup();
    expect(show({ takes_discount_code: false }).querySelector('form')?.childElementCount).toBe(0);
    cleanup();
    show({ takes_discount_code: true });
    expect(field()?.value).toBe('');
    expect(field()?.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('button', { name: 'Toepassen' }).getAttribute('value')).toBe('apply-discount');
    expect(removeButton()).toBeNull();
  });

  it('that was refused stays in its field with the messages, also when the shop has no codes any more', () => {
    const container = show({}, { errors: ['Die is er niet.', 'Probeer een andere.'], typed: 'zomer' });
    expect(field()?.value).toBe('zomer');
    expect(field()?.getAttribute('aria-invalid')).toBe('true');
    expect(texts(container).slice(0, 2)).toEqual(['Die is er niet.', 'Probeer een andere.']);
    const described = field()?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Die is er niet.Probeer een andere.');
  });

  it('that could not be changed says why below it', () => {
    show(codeOf(), { errors: ['Dat lukte niet.'] });
    expect(removeButton()).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Dat lukte niet.');
  });

  it('that is given is named with a button to take it away, also by a shop without codes', () => {
    const container = show(codeOf());
    expect(texts(container).slice(0, 2)).toEqual(['WELKOM10', 'Kortingscode WELKOM10 is toegepast.']);
    expect(removeButton()?.getAttribute('value')).toBe('remove-discount');
    expect(field()).toBeNull();
  });

  const problems = cartPart.shape.discount_code.unwrap().shape.problem.options.filter((one) => one !== '');
  it.each(problems)('that is not given because of %s says why, and can be taken away', (problem) => {
    const container = show({ ...codeOf({ problem, missing: 123_450 }), takes_discount_code: true });
    const text = nl[problemText(problem)].replace('{amount}', '€ 1.234,50');
    expect(texts(container).slice(0, 2)).toEqual(['WELKOM10', text]);
    expect(removeButton()).not.toBeNull();
    expect(field()).toBeNull();
  });

  it('says how much is missing for a minimum', () => {
    const container = show(codeOf({ problem: 'minimum', missing: 4_005 }));
    expect(texts(container)[1]).toBe('Nog € 40,05 en deze kortingscode geldt.');
  });
});
