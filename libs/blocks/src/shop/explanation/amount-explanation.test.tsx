import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { CART_CHANGED_EVENT } from '../../runtime/behaviour.ts';
import { start } from './amount-explanation.behaviour.ts';
import { AmountExplanation } from './amount-explanation.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const partsWith = (payable: string) => [
  { heading: 'Tafel', steps: ['Prijs: € 121,00', 'Prijs per stuk: € 121,00'] },
  { heading: 'Alles samen', steps: [payable] },
];
const element = (payable: string) => (
  <TextContext value={createTranslate()}>
    <AmountExplanation parts={partsWith(payable)} follows />
  </TextContext>
);
const shown = () => {
  render(element('Te betalen: € 121,00'));
  const details = screen.getByRole<HTMLDetailsElement>('group');
  start(details);
  const steps = details.querySelector<HTMLElement>('[data-explanation]');
  if (!steps) throw new Error('there are no steps');
  return { details, steps };
};
const change = () => document.dispatchEvent(new CustomEvent(CART_CHANGED_EVENT, { detail: 2 }));

it('lists the steps of each line under its title, and of the whole at the end', () => {
  render(element('Te betalen: € 121,00'));
  const parts = screen.getAllByRole('heading', { level: 3, hidden: true });
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Tafel', 'Alles samen']);
  const [first] = screen.getAllByRole('list', { hidden: true });
  if (!first) throw new Error('there is no list');
  expect(within(first).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
});

it('has the amount at the end of a step apart, in the place in which it is read', () => {
  const steps = [
    'Prijs: €\u00a01.210,00',
    'Korting op het geheel: €\u00a0-5,00',
    'maal 2,4 (Lengte)',
    'Lengte 240: €\u00a09,00, telt niet mee in het totaal',
  ];
  render(
    <TextContext value={createTranslate()}>
      <AmountExplanation parts={[{ heading: 'Tafel', steps }]} />
    </TextContext>,
  );
  const items = screen.getAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(steps);
  const amounts = items.map((item) => item.querySelector('span')?.textContent ?? '');
  expect(amounts).toEqual(['€\u00a01.210,00', '€\u00a0-5,00', '', '']);
});

it('shows no step of before a change of the cart, and asks for the new ones while it is open', async () => {
  const page = vi.fn(async () => new Response(renderToStaticMarkup(element('Te betalen: € 242,00'))));
  vi.stubGlobal('fetch', page);
  const { details, steps } = shown();
  change();
  expect(steps.hidden).toBe(true);
  expect(page).not.toHaveBeenCalled();
  details.open = true;
  await vi.waitFor(() => expect(steps.hidden).toBe(false));
  expect(steps.textContent).toContain('€ 242,00');
  expect(steps.textContent).not.toContain('Te betalen: € 121,00');
  const asked = page.mock.calls.length;
  details.dispatchEvent(new Event('toggle'));
  expect(page).toHaveBeenCalledTimes(asked);
});

it('closes when the page explains nothing any more, or cannot be read', async () => {
  for (const reply of [async () => new Response('<p>leeg</p>'), async () => Promise.reject(new Error())]) {
    vi.stubGlobal('fetch', reply);
    const { details, steps } = shown();
    details.open = true;
    change();
    await vi.waitFor(() => expect(details.open).toBe(false));
    expect(steps.hidden).toBe(true);
    cleanup();
  }
});
