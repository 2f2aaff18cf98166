import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTranslate } from '@etalage/texts';
import { ApiError, errorBodyOf } from './api-error.ts';
import { fieldMessagesOf } from './field-messages-of.ts';
import { unstorableText } from './unstorable-text.ts';

const schema = z.object({
  name: z.string().min(1).max(3),
  count: z.int().min(1).max(9),
  kind: z.enum(['a', 'b']),
  items: z.array(z.object({ label: z.string().max(2) })),
  map: z.record(z.string().max(2), z.string()),
  either: z.union([z.string(), z.number()]),
});

function messagesOf(input: unknown) {
  const { error } = schema.safeParse(input);
  const fields = fieldMessagesOf(error?.issues ?? [], input);
  return errorBodyOf(new ApiError('validation_failed', fields), createTranslate()).errors;
}

describe('fieldMessagesOf', () => {
  it('names every field by its full path with a Dutch message', () => {
    const required = ['Vul dit veld in.'];
    expect(messagesOf({})).toEqual({
      name: required,
      count: required,
      kind: required,
      items: required,
      map: required,
      either: required,
    });
    const wrong = {
      name: 'lang',
      count: 10,
      kind: 'c',
      items: [{ label: 'ok' }, { label: 'lang' }],
      map: { abc: 'x', q: 1 },
      either: {},
    };
    expect(messagesOf(wrong)).toEqual({
      name: ['Gebruik hooguit 3 tekens.'],
      count: ['Gebruik een waarde tot en met 9.'],
      kind: ['Kies een van de mogelijkheden.'],
      'items.1.label': ['Gebruik hooguit 2 tekens.'],
      'map.abc': ['Gebruik hooguit 2 tekens.'],
      'map.q': ['Deze waarde heeft niet het juiste type.'],
      either: ['Deze waarde heeft niet het juiste type.'],
    });
    expect(messagesOf({ name: '', count: 1.5, kind: 'a', items: [], map: {}, either: 1 })).toEqual({
      name: required,
      count: ['Deze waarde heeft niet het juiste type.'],
    });
  });

  it('uses the texts of the website', () => {
    const translate = createTranslate({ error_field_required: 'Invullen!' });
    const error = new ApiError('validation_failed', { a: [{ key: 'error_field_required' }], b: [] });
    expect(errorBodyOf(error, translate)).toEqual({
      code: 'validation_failed',
      errors: { a: ['Invullen!'] },
    });
  });
});

describe('unstorableText', () => {
  it('finds NUL and half surrogates at any depth, in values and keys', () => {
    expect(unstorableText({ a: 'é😀', b: ['x', { c: 1 }] })).toBeUndefined();
    expect(unstorableText({ a: ['x', { b: 'a\0' }] })).toEqual({ 'a.1.b': [{ key: 'error_field_invalid' }] });
    expect(unstorableText({ a: { 'x\ud800': 'b' } })).toEqual({ a: [{ key: 'error_field_unknown' }] });
  });

  it('handles deep nesting', () => {
    let deep: unknown = 'x';
    for (let at = 0; at < 100_000; at++) deep = [deep];
    expect(unstorableText(deep)).toBeUndefined();
  }, 60_000);
});
