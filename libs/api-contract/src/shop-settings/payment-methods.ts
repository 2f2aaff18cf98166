import { PAYMENT_METHODS } from '@etalage/shop-domain';
import { payLaterTerms } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const methodId = z.string().min(1).max(200);
const errors = ['unauthenticated', 'forbidden'] as const;

/** A payment method as its owner sees it; `title` and `description` are what customers read. */
const ownedPaymentMethod = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  provider: z.enum(['online', 'offline']),
  has_account: z.boolean(),
  /** Of paying afterwards only. */
  pay_later: payLaterTerms.nullable(),
});

/** Every payment method of a website in the order of the checkout, with what decides whether one is offered. */
export const listPaymentMethods = defineEndpoint({
  name: 'list-payment-methods',
  path: '/api/services/webshop/v1/payment-methods/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    methods: z.array(ownedPaymentMethod),
    takes_online: z.boolean(),
    handovers: z.array(z.enum(['delivery', 'pickup'])),
  }),
  errors,
});

/** Adds a method behind the others, immediately for customers; one that is there already stays as it is. */
export const addPaymentMethod = defineEndpoint({
  name: 'add-payment-method',
  path: '/api/services/webshop/v1/payment-methods/add',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: z.enum(PAYMENT_METHODS) }),
  response: listPaymentMethods.response,
  errors,
});

/**
 * Stores what an owner edits of a method, immediately for customers. If it has changed since `version`: 409 `conflict`,
 * and nothing is stored.
 */
export const savePaymentMethod = defineEndpoint({
  name: 'save-payment-method',
  path: '/api/services/webshop/v1/payment-methods/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: methodId,
    version: z.int().min(1).max(2_000_000_000),
    title: z.string().trim().min(1).max(100),
    description: z.string().trim().max(300),
    enabled: z.boolean(),
    /** Of paying afterwards; without it, and of other methods, the terms stay. */
    pay_later: payLaterTerms.optional(),
  }),
  response: listPaymentMethods.response,
  errors: [...errors, 'conflict'],
});

/** Puts a method at another place among the others: 0 is the first. A repeated call changes nothing. */
export const movePaymentMethod = defineEndpoint({
  name: 'move-payment-method',
  path: '/api/services/webshop/v1/payment-methods/move',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: methodId, index: z.int().min(0).max(1000) }),
  response: listPaymentMethods.response,
  errors,
});
