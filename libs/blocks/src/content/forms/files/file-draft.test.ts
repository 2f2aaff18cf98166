import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileDraft } from './file-draft.ts';

const file = { path: 'assets/forms/a.pdf', name: 'a.pdf', custom: '' };
const form = (id: string) => Object.assign(document.createElement('form'), { id });

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('fileDraft', () => {
  it('remembers the files of each question of each form separately, until there are none', () => {
    fileDraft(form('u1')).write('bijlage', [file]);
    expect(fileDraft(form('u1')).read('bijlage')).toEqual([file]);
    expect(fileDraft(form('u1')).read('foto')).toEqual([]);
    expect(fileDraft(form('u2')).read('bijlage')).toEqual([]);
    fileDraft(form('u1')).write('bijlage', []);
    expect(sessionStorage.length).toBe(0);
  });

  it('ignores what it did not write', () => {
    const draft = fileDraft(form('u1'));
    draft.write('bijlage', [file]);
    const [key = ''] = Object.keys(sessionStorage);
    for (const foreign of ['geen json', '{"a":1}', '[{"path":1},null]']) {
      sessionStorage.setItem(key, foreign);
      expect(draft.read('bijlage')).toEqual([]);
    }
  });

  it('does not break the form in a browser without storage', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { setItem: full });
    expect(() => fileDraft(form('u1')).write('bijlage', [file])).not.toThrow();
  });
});
