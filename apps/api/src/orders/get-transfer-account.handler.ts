import type { getTransferAccount } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { readTransferAccount } from './transfer-account.repository.ts';

/** For owners only: whoever changes the account receives the money (GEN-08). */
export const getTransferAccountHandler: Handler<typeof getTransferAccount> = async (_input, context) => {
  requireRole(context, ['owner']);
  return context.read((tx) => readTransferAccount(tx, context.websiteId));
};
