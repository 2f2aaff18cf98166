import { describe, expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

describe('hashPassword', () => {
  it('matches its own password only', async () => {
    const { PASSWORD_COST } =
      await vi.importActual<typeof import('./password-cost.ts')>('./password-cost.ts');
    const stored = await hashPassword('geheim é', PASSWORD_COST);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await isPassword('geheim é', stored)).toBe(true);
    expect(await isPassword('geheim e\u0301', stored)).toBe(true);
    for (const wrong of ['', 'geheim', 'Geheim é', 'geheim é '])
      expect(await isPassword(wrong, stored)).toBe(false);
  });

  it('is different each time', async () => {
    expect(await hashPassword('x')).not.toBe(await hashPassword('x'));
  });

  it.each(['', 'x', '$argon2id$v=19$m=1,t=1,p=1$$', '$2b$10$abc'])(
    'is no password for the unreadable %j',
    async (stored) => {
      expect(await isPassword('x', stored)).toBe(false);
    },
  );
});
