import { companyContent } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The details of the seller, and the number of changes they had. */
const ownedCompany = companyContent.extend({ version: z.int() });

/** The details of the seller, as the website, mails and the VAT of orders use them. */
export const getCompany = defineEndpoint({
  name: 'get-company',
  path: '/api/services/websites/v1/company/get',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ company: ownedCompany }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Stores the details of the seller, immediately for visitors. If they have changed since `version`: 409 `conflict`, and
 * nothing is stored.
 */
export const saveCompany = defineEndpoint({
  name: 'save-company',
  path: '/api/services/websites/v1/company/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    version: z.int().min(0).max(2_000_000_000),
    company: companyContent,
  }),
  response: z.object({ company: ownedCompany }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
