import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from './call-api.ts';
import { failureTexts } from './failure-texts.ts';

const t = createTranslate();
const refused = (errors: Record<string, string[]>) =>
  new ApiFailure({ ok: false, status: 422, error: { code: 'validation_failed', errors } });

describe('failureTexts', () => {
  it('returns a message for its field', () => {
    expect(failureTexts(refused({ path: ['Bezet.'] }), ['path'], t)).toEqual({
      fields: { path: 'Bezet.' },
      general: '',
    });
  });

  it('returns messages that belong to no field of the form', () => {
    const { fields, general } = failureTexts(refused({ path: ['Bezet.'], general: ['Nee.'] }), ['path'], t);
    expect([fields, general]).toEqual([{ path: 'Bezet.' }, 'Nee.']);
  });

  it('explains a refusal without messages', () => {
    const gone = new ApiFailure({ ok: false, status: 404, error: { code: 'not_found', errors: {} } });
    expect(failureTexts(gone, [], t).general).toBe(t('error_not_found'));
  });

  it('explains that the server could not be reached', () => {
    const away = new ApiFailure({ ok: false, unreachable: true });
    expect(failureTexts(away, [], t).general).toBe(t('dashboard_offline'));
  });
});
