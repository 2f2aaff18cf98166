import { moment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** A place in the chain with the order whose answer is there; '' if none is. */
const place = { number: z.int(), order_number: z.string() };

/**
 * How many answers of VIES orders relied on, and whether any was changed since: the hash of each that came after the last
 * check of the whole chain is counted again from its own text and the hash before it.
 */
export const getVatProofs = defineEndpoint({
  name: 'get-vat-proofs',
  path: '/api/services/webshop/v1/bookkeeping/vat-proofs',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({
    count: z.int(),
    /** The newest; null without one. */
    last: z.object({ ...place, checked_at: z.string() }).nullable(),
    /** The first place at which the chain does not add up; null if it does. */
    broken: z.object(place).nullable(),
    /** When the whole chain was checked last; null before the first time. */
    whole_at: moment.nullable(),
    /** Numbers that VIES did not answer yet and is asked about again. */
    waiting: z.int(),
    /** Orders whose invoice should be replaced, because VIES confirmed the number of the buyer after all; the first ones. */
    corrections: z.array(z.object({ order_number: z.string(), vat_number: z.string() })),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Counts the hash of each proof again, from the first to the last; `whole_at` is then now. */
export const checkVatProofs = defineEndpoint({
  name: 'check-vat-proofs',
  path: '/api/services/webshop/v1/bookkeeping/check-vat-proofs',
  audience: 'owner',
  request: z.object(websiteIds),
  response: getVatProofs.response,
  errors: ['unauthenticated', 'forbidden'],
});

/** All proofs with their hashes, so that anybody can count them again. Several hundred per call. */
export const exportVatProofs = defineEndpoint({
  name: 'export-vat-proofs',
  path: '/api/services/webshop/v1/bookkeeping/export-vat-proofs',
  audience: 'owner',
  request: z.object({ ...websiteIds, cursor: z.string().max(20).default('') }),
  response: z.object({
    proofs: z.array(
      z.object({
        ...place,
        /** Number, name and address as VIES has them, and what is hashed before them; '' once the customer was erased. */
        vat_number: z.string(),
        name: z.string(),
        address: z.string(),
        salt: z.string(),
        /** The seller's own number; '' if VIES was asked without one. */
        requester: z.string(),
        status: z.enum(['valid', 'invalid', 'unavailable']),
        error_code: z.string(),
        consultation_number: z.string(),
        /** Moment, ISO 8601 in UTC with milliseconds, as it is hashed. */
        checked_at: z.string(),
        subject_hash: z.string(),
        previous: z.string(),
        hash: z.string(),
      }),
    ),
    /** '' after the last part. */
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
