import {
  choiceOrNone,
  numberCodec,
  scale,
  type Field,
  type FieldExtra,
  type FieldOf,
  type ScaleOption,
} from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';
import { borderWidths, heights, LARGEST_HEIGHT, SCREEN } from './style-lists.ts';

type Extra = Omit<FieldExtra, 'group'>;

/** An option without effect of its own. */
const unset = { value: '', label: 'field_style_default' };

/** Steps of 0.25 rem; other numbers, of before there was a list, stay valid. */
const stepsLabel = (least: number, most: number) => (stored: string) => {
  const steps = numberCodec.decode(stored);
  return steps === null || steps < least || steps > most ? undefined : `${steps * 4} px`;
};

/** A distance in steps of 0.25 rem. */
export function spacing(title: TextKey, steps: readonly number[], extra: Extra = {}) {
  const options = steps.map((step) => ({ value: String(step), label: `${step * 4} px` }));
  const labelOf = stepsLabel(Math.min(...steps), Math.max(...steps));
  return scale(title, [unset, ...options], { ...extra, labelOf, group: 'style' });
}

/** The same field with a value that a new block starts with, so that it cannot be unset. */
export function startingWith<F extends Field<Field['codec'], FieldOf<'select'>>>(
  field: F,
  initial: number,
): F {
  const options = field.definition.options?.filter(({ value }) => value !== '');
  return { ...field, initial: String(initial), definition: { ...field.definition, options } };
}

/** A height in steps of 0.25 rem; 0 is the height of the content, `SCREEN` that of the window. */
export function height(title: TextKey, extra: Extra = {}) {
  const options = [
    unset,
    { value: 'auto', label: 'field_height_auto' },
    ...heights.map((steps) => ({ value: String(steps), label: `${steps * 4} px` })),
    { value: 'screen', label: 'field_height_screen' },
  ];
  return scale(title, options, {
    ...extra,
    named: { auto: 0, screen: SCREEN },
    labelOf: stepsLabel(0, LARGEST_HEIGHT),
    group: 'style',
  });
}

/** The width of a border in pixels. */
export function borderWidth(title: TextKey, extra: Extra = {}) {
  const options = borderWidths.map((width) => ({ value: String(width), label: `${width} px` }));
  return scale(title, [unset, ...options], { ...extra, group: 'style' });
}

/** One of a list, by value and label; the empty value has no effect. */
export function choice(title: TextKey, options: readonly ScaleOption[], extra: Extra = {}) {
  return choiceOrNone(title, [unset, ...options], { ...extra, group: 'style' });
}
