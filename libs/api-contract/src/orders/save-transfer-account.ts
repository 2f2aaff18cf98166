import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { transferAccount } from './get-transfer-account.ts';

/** Sets the bank account for transfers; an empty account and holder end the offer. */
export const saveTransferAccount = defineEndpoint({
  name: 'save-transfer-account',
  path: '/api/services/webshop/v1/transfer-account/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    iban: z.string().max(60),
    holder: z.string().max(200),
    days: z.number(),
  }),
  response: transferAccount,
  errors: ['unauthenticated', 'forbidden'],
});
