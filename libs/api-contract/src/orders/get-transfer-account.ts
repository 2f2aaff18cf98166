import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The bank account to which buyers transfer money; empty fields if the owner named none. */
export const transferAccount = z.object({
  /** In groups of four. */
  iban: z.string(),
  holder: z.string(),
  /** Days after the order within which the money is expected. */
  days: z.number(),
});

/** The bank account for transfers. Without one the payment method `wire` is not offered. */
export const getTransferAccount = defineEndpoint({
  name: 'get-transfer-account',
  path: '/api/services/webshop/v1/transfer-account/get',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: transferAccount,
  errors: ['unauthenticated', 'forbidden'],
});
