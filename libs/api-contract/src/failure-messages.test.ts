import { describe, expect, it } from 'vitest';
import type { FieldErrors } from './errors/error-catalogue.ts';
import { failureCode, failureMessages } from './client.ts';

const sentenceOf = (code: string) => (code === 'not_found' ? '' : `Zin: ${code}`);
const refused = (errors: Record<string, string[]>, code: 'conflict' | 'not_found' = 'conflict') =>
  ({ ok: false, status: 409, error: { code, errors } }) as const;

describe('failureMessages', () => {
  it('MSG-01 gives the messages of a refusal by field', () => {
    const errors = { naam: ['Vul dit veld in.'], general: ['Nee.'] };
    expect(failureMessages(refused(errors), sentenceOf)).toEqual(errors);
  });

  it.each<FieldErrors>([{}, { naam: [] }])('MSG-02 gives %j the sentence of its code', (errors) => {
    expect(failureMessages(refused(errors), sentenceOf)).toEqual({ general: ['Zin: conflict'] });
  });

  it('gives a call without a reply a sentence of its own', () => {
    const unreachable = { ok: false, unreachable: true } as const;
    expect(failureCode(unreachable)).toBe('unreachable');
    expect(failureMessages(unreachable, sentenceOf)).toEqual({ general: ['Zin: unreachable'] });
  });

  it('returns nothing for an unknown failure without a message', () => {
    expect(failureMessages(refused({}))).toEqual({});
    expect(failureMessages(refused({}, 'not_found'), sentenceOf)).toEqual({});
  });
});
