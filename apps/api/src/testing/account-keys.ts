import type { FastifyInstance } from 'fastify';
import type { AppDatabase } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import { emulatorKey } from '../ports/payment/emulator/emulator-key.ts';

export type NewAccountKey = (websiteId: string, kind: 'test' | 'live') => string;

/**
 * Lets the emulator on this server take keys in the shape of Mollie's as if each website had an account of its own there.
 * Returns how to make one; of each kind the one that was made before is then revoked.
 */
export function takeAccountKeys(server: FastifyInstance, db: AppDatabase): NewAccountKey {
  const current = new Map<string, { readonly key: string; readonly websiteId: string }>();
  server.addHook('onRequest', async ({ headers }) => {
    const known = [...current.values()].find(({ key }) => headers.authorization === `Bearer ${key}`);
    if (known) headers.authorization = `Bearer ${await emulatorKey(db, known.websiteId)}`;
  });
  return (websiteId, kind) => {
    const key = `${kind}_${newId()}${newId()}`;
    current.set(`${kind}:${websiteId}`, { key, websiteId });
    return key;
  };
}
