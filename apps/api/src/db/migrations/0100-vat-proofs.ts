import type { Migration } from './migration.ts';
import { createVatCorrections } from './vat-proofs/create-vat-corrections.ts';
import { addExistingVatProofs, createVatProofs } from './vat-proofs/create-vat-proofs.ts';
import { addExistingVatRechecks, createVatRechecks } from './vat-proofs/create-vat-rechecks.ts';

/**
 * The proofs of VAT numbers, as a chain in which a later change is seen; numbers that VIES did not answer, which are asked
 * about again; and what documents are charged by once it does.
 */
export const vatProofs: Migration = {
  name: '0100-vat-proofs',
  async up(db) {
    await createVatProofs(db);
    await addExistingVatProofs(db);
    await createVatRechecks(db);
    await addExistingVatRechecks(db);
    await createVatCorrections(db);
  },
};
