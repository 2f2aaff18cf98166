import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** From which address mails come, and the domain that must say that its mail server may send them; '' without a mail server. */
export const getMailSender = defineEndpoint({
  name: 'get-mail-sender',
  path: '/api/services/websites/v1/mails/sender',
  audience: 'owner',
  request: z.object(websiteIds),
  response: z.object({ address: z.string(), domain: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
