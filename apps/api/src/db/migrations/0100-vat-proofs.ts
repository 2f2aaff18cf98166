import type { Migration } from './migration.ts';
import { addExistingVatProofs, createVatProofs } from './vat-proofs/create-vat-proofs.ts';

/** The proofs of VAT numbers, as a chain in which a later change is seen. */
export const vatProofs: Migration = {
  name: '0100-vat-proofs',
  async up(db) {
    await createVatProofs(db);
    await addExistingVatProofs(db);
  },
};
