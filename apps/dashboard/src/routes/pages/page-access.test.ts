import { describe, expect, it } from 'vitest';
import { passwordChange } from './page-access.ts';

describe('passwordChange', () => {
  it('sends a new password', () => {
    expect(passwordChange('new', 'geheim', false)).toBe('geheim');
    expect(passwordChange('new', 'geheim', true)).toBe('geheim');
  });

  it('removes the protection only if there is one', () => {
    expect(passwordChange('open', '', true)).toBeNull();
    expect(passwordChange('open', '', false)).toBeUndefined();
  });

  it('keeps a password without sending what was typed before choosing to keep', () => {
    expect(passwordChange('keep', 'half getypt', true)).toBeUndefined();
  });
});
