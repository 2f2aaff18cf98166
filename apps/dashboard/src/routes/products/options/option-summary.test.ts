import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { newOption, type OptionForm, type StepForm } from './option-form.ts';
import { formulaText, optionSummary } from './option-summary.ts';

const t = createTranslate();
const number = (title: string): OptionForm => ({ ...newOption('number'), title, connection_id: title });
const times = (connection_id_from: string, value = ''): StepForm => ({
  type: 'multiply_relation_value',
  connection_id_from,
  value,
});
const plus = (connection_id_from: string, value = ''): StepForm => ({
  ...times(connection_id_from, value),
  type: 'add_relation_value',
});
const options = [number('Lengte'), number('Breedte'), number('Frezen')];
const sum = (value: string, ...steps: StepForm[]): OptionForm => ({
  ...newOption('calculation'),
  title: 'Blad',
  value,
  steps,
});

describe('a calculation in words', () => {
  it.each<[string, OptionForm]>([
    ['Lengte × Breedte', sum('', times('Lengte'), times('Breedte'))],
    ['0,04 × Lengte × Breedte', sum('0,04', times('Lengte'), times('Breedte'))],
    ['Lengte × 0,5 + Frezen', sum('', times('Lengte', '0,5'), plus('Frezen'))],
    ['(Lengte + Breedte) × Frezen', sum('', plus('Lengte'), plus('Breedte'), times('Frezen'))],
    ['(10 + Lengte) × Breedte × 2', sum('10', plus('Lengte'), times('Breedte', '2'))],
    ['Lengte × nog te kiezen', sum('', times('Lengte'), times('weg'))],
    ['€\u00a00,00', sum('')],
  ])('is %s', (text, calculation) => {
    expect(formulaText(calculation, options, t)).toBe(text);
  });
});

describe('an option in one line', () => {
  const select: OptionForm = {
    ...newOption('select'),
    choices: [
      { id: 'Eiken', title: 'Eiken', price: '' },
      { id: 'Noten', title: 'Noten', price: '220' },
      { id: 'Beuken', title: 'Beuken', price: '-10' },
    ],
  };

  it.each<[string, OptionForm]>([
    ['Keuze uit 3: Eiken, Noten (+\u00a0€\u00a0220,00), Beuken (-\u00a0€\u00a010,00)', select],
    [
      'Keuze uit 6: a, a, a, a …',
      { ...select, choices: Array.from({ length: 6 }, () => ({ id: 'a', title: 'a', price: '' })) },
    ],
    ['Van 10 tot 300 cm', { ...number('Lengte'), min: '10', max: '300', label_after_field: 'cm' }],
    ['Vanaf 10', { ...number('Lengte'), min: '10' }],
    [
      'Een getal, +\u00a0€\u00a00,50 per eenheid',
      { ...number('Letters'), choices: [{ id: '', title: '', price: '0,50' }] },
    ],
    [
      '+\u00a0€\u00a045,00 als het is aangevinkt',
      { ...newOption('checkbox'), choices: [{ id: '', title: '', price: '45' }] },
    ],
    ['Kost niets.', newOption('checkbox')],
    ['De klant vult tekst in.', newOption('textarea')],
  ])('is %s', (text, option) => {
    expect(optionSummary(option, [], t)).toBe(text);
  });
});
