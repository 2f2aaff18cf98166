import { MAX_FILTERS } from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { pageServices } from '../services/services-context.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { optionsOf } from './add-to-cart.ts';
import { runAction } from './run-action.ts';
import { answersOf } from './submit-form.ts';

function formOf(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('filterAction', () => {
  const filter = (entries: [string, string][]) => {
    const body = new URLSearchParams([['intent', 'filter'], ...entries]);
    return runAction(
      new Request('http://localhost:3000/tafels', { method: 'POST', body }),
      pageServices(fakeServices()),
    );
  };

  it('SRCH-14 redirects to the address with the chosen filters', async () => {
    const answer = await filter([
      ['query', ''],
      ['list:kleur', 'rood'],
      ['list:kleur', 'licht, blauw'],
      ['from:prijs', '10'],
      ['to:prijs', ''],
    ]);
    expect(answer).toBeInstanceOf(Response);
    const location = (answer as Response).headers.get('location');
    expect(location).toBe('/tafels?filters=kleur:rood,licht%252C%20blauw|prijs:10%3C-%3E');
  });

  it.each<[string, [string, string][]]>([
    ['more filters than a search accepts', Array.from({ length: 51 }, (_, at) => [`list:k${at}`, 'x'])],
    ['a longer text than a search accepts', [['list:k', 'x'.repeat(4000)]]],
  ])('refuses %s on the same page', async (_what, entries) => {
    const message = `Je hebt te veel filters gekozen. Kies er hooguit ${MAX_FILTERS}.`;
    expect(await filter(entries)).toMatchObject({
      init: { status: 422 },
      data: { feedback: { form: 'filter', errors: { general: [message] } } },
    });
  });
});

describe('optionsOf', () => {
  it('reads the filled-in options of a posted panel by key', () => {
    const form = formOf([
      ['options.breedte', '120'],
      ['options.2', ''],
      ['options.a.b', '1'],
      ['quantity', '3'],
    ]);
    expect(optionsOf(form)).toEqual({ breedte: '120', 'a.b': '1' });
  });
});

describe('names of posted fields', () => {
  it.each(['constructor', '__proto__', 'toString'])('may be %s', (name) => {
    const form = formOf([
      [`options.${name}`, 'a'],
      [`fields.${name}`, 'b'],
      [`fields.${name}`, 'c'],
    ]);
    expect(Object.entries(optionsOf(form))).toEqual([[name, 'a']]);
    expect(Object.entries(answersOf(form))).toEqual([[name, 'b,c']]);
  });
});
