import { requireRole } from '../auth/require-role.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import type { MailReader } from './mail-conditions.ts';

/** The member who asks for mails, and as whom they read them. Throws for who may not (GEN-08). */
export function mailReaderOf(context: HandlerContext): { member: Member; reader: MailReader } {
  const member = requireRole(context, orderRoles);
  const role = member.websites.find(({ id }) => id === context.websiteId)?.role;
  return { member, reader: role === 'owner' ? 'owner' : 'shop' };
}
