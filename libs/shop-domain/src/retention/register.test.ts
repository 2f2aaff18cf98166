import { describe, expect, it } from 'vitest';
import { checkRegister, registeredKinds, registerRules } from './register-rules.ts';
import { registerEntries } from './register.schema.ts';
import { retentionKinds } from './retention.schema.ts';

const entry = {
  title: 'Nieuwsbrief',
  purpose: 'Nieuws sturen',
  basis: 'Toestemming',
  persons: 'Abonnees',
  data: 'E-mailadres',
  receivers: 'Mailprogramma',
  term: 'Tot afmelding',
};

describe('the register', () => {
  it('has every kind, and those of a shop only where something is sold', () => {
    expect(Object.keys(registerRules).toSorted()).toEqual([...retentionKinds].toSorted());
    expect(registeredKinds(true)).toEqual([...retentionKinds]);
    expect(registeredKinds(false)).toEqual([
      'submissions',
      'mails',
      'searches',
      'consents',
      'changes',
      'invitations',
    ]);
  });

  it.each([
    [{}, []],
    [{ basis: '', receivers: '' }, []],
    [{ title: ' ' }, ['1.title']],
    [{ purpose: '', persons: '', data: '', term: '' }, ['1.purpose', '1.persons', '1.data', '1.term']],
  ])('refuses an entry with %j at %j', (changes, fields) => {
    const found = checkRegister([entry, { ...entry, ...changes }]);
    expect(Object.keys(found)).toEqual(fields);
  });

  it('takes at most twenty entries of an owner, and lines of at most 300 characters', () => {
    expect(registerEntries.safeParse(Array(20).fill(entry)).success).toBe(true);
    expect(registerEntries.safeParse(Array(21).fill(entry)).success).toBe(false);
    expect(registerEntries.safeParse([{ ...entry, purpose: 'x'.repeat(301) }]).success).toBe(false);
  });
});
