import type { updateAccount } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { findAccount } from './account.repository.ts';
import { memberReply } from './member-reply.ts';
import { personName } from './person-name.ts';
import { signedIn } from '../signed-in.ts';
import { withAccount } from './with-account.ts';

export const updateAccountHandler: Handler<typeof updateAccount> = async (input, context) => {
  const { id } = signedIn(context);
  const name = personName(input.name);
  await withAccount(context.db, { user_id: id }, (tx) =>
    tx.updateTable('users').set({ name }).where('id', '=', id).execute(),
  );
  const account = await findAccount(context.db, id);
  if (!account) throw new ApiError('unauthenticated');
  return { member: memberReply(account, context) };
};
