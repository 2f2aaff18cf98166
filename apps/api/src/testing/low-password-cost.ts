import { vi } from 'vitest';

// At their real cost, the passwords of all tests together take many seconds of processor time. The test of
// `hashPassword` uses the real cost.
vi.mock('../auth/accounts/password-cost.ts', () => ({
  PASSWORD_COST: { memory: 64, passes: 1, parallelism: 1 },
}));
