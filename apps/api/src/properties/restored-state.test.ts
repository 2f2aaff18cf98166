import { describe, expect, it } from 'vitest';
import type { AuditEvent } from '../audit/audit.repository.ts';
import { stateBefore } from './restored-state.ts';

const values = (...names: string[]) => names.map((value) => ({ value, color: '' }));
const stored = {
  title: 'Hout',
  kind: 'choice',
  unit: '',
  values: values('Eiken', 'Beuken', 'Noten'),
} as const;
const event = (before: object, after: object) => ({ before, after }) as unknown as AuditEvent;

describe('stateBefore', () => {
  it('is without the values that were added after it', () => {
    const newer = [event({}, { added: values('Noten') }), event({}, { added: values('Beuken') })];
    expect(stateBefore(stored, newer)).toEqual({ ...stored, values: values('Eiken') });
  });

  it('has the values of a change before that added ones', () => {
    const newer = [
      event({}, { added: values('Noten') }),
      event({ title: 'Houtsoort', values: values('Eik', 'Beuken') }, { values: values('Eiken', 'Beuken') }),
    ];
    expect(stateBefore(stored, newer)).toEqual({
      ...stored,
      title: 'Houtsoort',
      values: values('Eik', 'Beuken'),
    });
  });
});
