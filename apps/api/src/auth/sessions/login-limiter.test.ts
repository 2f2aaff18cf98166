import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { countLogin, clearFailedLogins } from './login-limiter.ts';

const database = await createTestDatabase();

// The order of two keys follows from their hashes, so several addresses are needed for both orders.
it.each(['10.1.0.1', '10.1.0.2', '10.1.0.3', '10.1.0.4', '10.1.0.5', '10.1.0.6'])(
  'colleagues who sign in at the same moment from %s never block each other',
  async (address) => {
    const signIn = async () => {
      const tried = { email: 'samen@x.nl', address, knownBy: undefined };
      const delay = await countLogin(database.app, tried);
      await clearFailedLogins(database.app, tried);
      return delay;
    };
    for (let round = 0; round < 15; round += 1)
      expect(await Promise.allSettled(Array.from({ length: 4 }, signIn))).toEqual(
        Array.from({ length: 4 }, () => ({ status: 'fulfilled', value: 0 })),
      );
  },
);
