import type { Handlers } from '../calls/handler-context.ts';
import { acceptInvitationHandler } from './accept-invitation.handler.ts';
import { changeMemberRoleHandler } from './change-member-role.handler.ts';
import { changePasswordHandler } from './change-password.handler.ts';
import { confirmEmailChangeHandler } from './confirm-email-change.handler.ts';
import { endSessionHandler } from './end-session.handler.ts';
import { endSessionsHandler } from './end-sessions.handler.ts';
import { getEmailChangeHandler } from './get-email-change.handler.ts';
import { getInvitationHandler } from './get-invitation.handler.ts';
import { getPasswordResetHandler } from './get-password-reset.handler.ts';
import { getSessionHandler } from './get-session.handler.ts';
import { inviteMemberHandler } from './invite-member.handler.ts';
import { listMembersHandler } from './list-members.handler.ts';
import { listSessionsHandler } from './list-sessions.handler.ts';
import { removeMemberHandler } from './remove-member.handler.ts';
import { requestEmailChangeHandler } from './request-email-change.handler.ts';
import { requestPasswordResetHandler } from './request-password-reset.handler.ts';
import { resendInvitationHandler } from './resend-invitation.handler.ts';
import { signInHandler } from './sign-in.handler.ts';
import { signOutHandler } from './sign-out.handler.ts';
import { updateAccountHandler } from './update-account.handler.ts';
import { usePasswordResetHandler } from './use-password-reset.handler.ts';
import { withdrawInvitationHandler } from './withdraw-invitation.handler.ts';

/** Who answers the calls about accounts, sessions, members and invitations. */
export const authHandlers = {
  acceptInvitation: acceptInvitationHandler,
  changeMemberRole: changeMemberRoleHandler,
  changePassword: changePasswordHandler,
  confirmEmailChange: confirmEmailChangeHandler,
  endSession: endSessionHandler,
  endSessions: endSessionsHandler,
  getEmailChange: getEmailChangeHandler,
  getInvitation: getInvitationHandler,
  getPasswordReset: getPasswordResetHandler,
  getSession: getSessionHandler,
  inviteMember: inviteMemberHandler,
  listMembers: listMembersHandler,
  listSessions: listSessionsHandler,
  removeMember: removeMemberHandler,
  requestEmailChange: requestEmailChangeHandler,
  requestPasswordReset: requestPasswordResetHandler,
  resendInvitation: resendInvitationHandler,
  signIn: signInHandler,
  signOut: signOutHandler,
  updateAccount: updateAccountHandler,
  usePasswordReset: usePasswordResetHandler,
  withdrawInvitation: withdrawInvitationHandler,
} satisfies Partial<Handlers>;
