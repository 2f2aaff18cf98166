import type { endSession } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { endSessionOf } from './session.repository.ts';
import { signedIn } from '../signed-in.ts';

export const endSessionHandler: Handler<typeof endSession> = async ({ session_id }, context) => {
  await endSessionOf(context.db, signedIn(context).id, session_id);
  return { ended: true };
};
