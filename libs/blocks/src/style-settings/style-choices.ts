import { numberCodec, scale, type Field, type FieldExtra, type FieldOf } from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import { borderWidths, heights, LARGEST_HEIGHT, SCREEN } from './style-lists.ts';

type Extra = Omit<FieldExtra, 'group'>;

/** One of a closed list; any other stored value is read as the empty one. */
function oneOf(values: readonly string[]) {
  return z.codec(z.string(), z.string(), {
    decode: (stored) => (values.includes(stored) ? stored : ''),
    encode: (value) => value,
  });
}

const heightCodec = z.codec(z.union([z.string(), z.number()]), z.custom<number | null>(), {
  decode: (stored) => {
    if (stored === 'auto') return 0;
    return stored === 'screen' ? SCREEN : numberCodec.decode(stored);
  },
  encode: (steps) => (steps === SCREEN ? 'screen' : numberCodec.encode(steps)),
});

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
  return scale(title, [unset, ...options], numberCodec, { ...extra, labelOf, group: 'style' });
}

/** The same field with a value that a new block starts with, so that it cannot be unset. */
export function startingWith<F extends Field<z.ZodType, FieldOf<'select'>>>(field: F, initial: number): F {
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
  return scale(title, options, heightCodec, {
    ...extra,
    labelOf: stepsLabel(0, LARGEST_HEIGHT),
    group: 'style',
  });
}

/** The width of a border in pixels. */
export function borderWidth(title: TextKey, extra: Extra = {}) {
  const options = borderWidths.map((width) => ({ value: String(width), label: `${width} px` }));
  return scale(title, [unset, ...options], numberCodec, { ...extra, group: 'style' });
}

/** One of a list, by value and label; the empty value has no effect. */
export function choice(
  title: TextKey,
  options: readonly { value: string; label: string }[],
  extra: Extra = {},
) {
  const values = options.map(({ value }) => value);
  return scale(title, [unset, ...options], oneOf(values), { ...extra, group: 'style' });
}
