import { visitorCalls } from '@etalage/api-contract/client';
import type { CartPart } from '@etalage/shop-domain/schema';
import { nl } from '@etalage/texts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partOf } from '../testing/cart.fixture.ts';
import { OnPage } from '../testing/on-page.tsx';
import { DiscountForm } from './discount-form.tsx';

/** What the page and the server did, in order; calls are answered when a test does. */
const done: unknown[] = [];
let answer: (body: unknown, status?: number) => void;
let fail: () => void;

beforeEach(() => {
  done.length = 0;
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const { shoppingcart_session, discount_code } = JSON.parse(body) as Record<string, unknown>;
    done.push([path, shoppingcart_session, discount_code]);
    return new Promise<Response>((resolve, reject) => {
      answer = (reply, status = 200) => resolve(new Response(JSON.stringify(reply), { status }));
      fail = () => reject(new TypeError('offline'));
    });
  });
});
afterEach(cleanup);

const { path } = visitorCalls.setDiscountCode;
const current = { code: 'WELKOM10', problem: '' as const, missing: 0 };

/** The code of a cart that is shown as the last call answered it. */
function OfCart({ start }: { start: Partial<CartPart> }) {
  const [part, setPart] = useState(partOf({ takes_discount_code: true, ...start }));
  return (
    <DiscountForm
      part={part}
      errors={[]}
      typed=""
      prepare={async () => void done.push('prepared')}
      onChanged={({ shoppingcart }) => setPart(shoppingcart)}
    />
  );
}

const show = (start: Partial<CartPart> = {}) =>
  render(
    <OnPage>
      <OfCart start={start} />
    </OnPage>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Kortingscode');
const button = () => screen.getByRole('button', { name: /^Toepassen/ });
const remove = () => screen.getByRole('button', { name: 'Kortingscode WELKOM10 weghalen' });
const press = (target: HTMLElement) => act(async () => void fireEvent.click(target));
const apply = async (typed: string) => {
  fireEvent.change(field(), { target: { value: typed } });
  await press(button());
};
const isBusy = (target: HTMLElement) => target.getAttribute('aria-busy') === 'true';
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const answerWith = (part: object, status?: number) =>
  act(async () => answer(status ? part : { shoppingcart: part }, status));

describe('applying a discount code', () => {
  it('sends it without spaces around it after what it depends on, and shows what is answered', async () => {
    show();
    await apply('  welkom10 ');
    expect(done).toEqual(['prepared', [path, 'sc_1', 'welkom10']]);
    await answerWith({ ...partOf(), discount_code: { ...current, problem: 'minimum', missing: 12.5 } });
    expect(statuses().map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
      'Nog € 12,50 en deze kortingscode geldt.',
    ]);
    expect(document.activeElement).toBe(remove());
    expect(screen.queryByLabelText('Kortingscode')).toBeNull();
  });

  it('that is empty sends nothing and moves the focus to its field', async () => {
    show();
    button().focus();
    await apply('   ');
    expect(document.activeElement).toBe(field());
    expect([done, isBusy(button())]).toEqual([[], false]);
  });

  it('that is refused keeps what was typed with its message, which the next try takes away', async () => {
    show();
    await apply('bestaatniet');
    const errors = { discount_code: [nl.webshop_discount_unknown] };
    await answerWith({ code: 'validation_failed', errors }, 422);
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['bestaatniet', 'true']);
    expect(screen.getByRole('alert').textContent).toBe(nl.webshop_discount_unknown);
    expect(isBusy(button())).toBe(false);
    await press(button());
    expect([screen.queryByRole('alert'), field().value]).toEqual([null, 'bestaatniet']);
  });

  it('that cannot be sent says so, and can be tried again', async () => {
    show();
    await apply('welkom10');
    await act(async () => fail());
    expect(screen.getByRole('alert').textContent).toBe(nl.error_internal);
    expect([field().value, isBusy(button())]).toEqual(['welkom10', false]);
    await press(button());
    expect(done).toHaveLength(4);
  });

  it('is sent once, however often the button is pressed meanwhile', async () => {
    show();
    await apply('welkom10');
    expect([isBusy(button()), button().textContent]).toEqual([true, `Toepassen${nl.webshop_busy}`]);
    await press(button());
    expect(done).toHaveLength(2);
  });
});

describe('taking a discount code away', () => {
  it('sends an empty one, asks for another and says that it is gone', async () => {
    show({ discount_code: current });
    await press(remove());
    expect(done).toEqual(['prepared', [path, 'sc_1', '']]);
    expect(isBusy(remove())).toBe(true);
    await press(remove());
    expect(done).toHaveLength(2);
    await answerWith({ ...partOf(), takes_discount_code: '1' });
    expect(field().value).toBe('');
    expect(statuses()).toEqual([nl.webshop_discount_removed]);
    expect(document.activeElement).toBe(field());
  });

  it('says that another one is given once it is applied', async () => {
    show({ discount_code: current });
    await press(remove());
    await answerWith({ ...partOf(), takes_discount_code: '1' });
    await apply('welkom10');
    await answerWith({ ...partOf(), discount_code: current });
    expect(statuses()).toEqual(['Kortingscode WELKOM10 is toegepast.']);
  });

  it('that fails keeps the code and says so, until the next try', async () => {
    show({ discount_code: current });
    await press(remove());
    await act(async () => fail());
    expect(isBusy(remove())).toBe(false);
    expect(screen.getByText('Kortingscode WELKOM10 is toegepast.')).toBeDefined();
    expect(statuses()).toEqual(['']);
    expect(screen.getByRole('alert').textContent).toBe(nl.error_internal);
    await press(remove());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
