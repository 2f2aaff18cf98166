import type { Handlers } from '../calls/handler-context.ts';
import { acceptInvitationHandler } from './invitations/accept-invitation.handler.ts';
import { changeMemberRoleHandler } from './members/change-member-role.handler.ts';
import { changePasswordHandler } from './passwords/change-password.handler.ts';
import { confirmEmailChangeHandler } from './email-change/confirm-email-change.handler.ts';
import { endSessionHandler } from './sessions/end-session.handler.ts';
import { endSessionsHandler } from './sessions/end-sessions.handler.ts';
import { getEmailChangeHandler } from './email-change/get-email-change.handler.ts';
import { getInvitationHandler } from './invitations/get-invitation.handler.ts';
import { getPasswordResetHandler } from './passwords/get-password-reset.handler.ts';
import { getSessionHandler } from './sessions/get-session.handler.ts';
import { inviteMemberHandler } from './members/invite-member.handler.ts';
import { listMembersHandler } from './members/list-members.handler.ts';
import { listSessionsHandler } from './sessions/list-sessions.handler.ts';
import { removeMemberHandler } from './members/remove-member.handler.ts';
import { requestEmailChangeHandler } from './email-change/request-email-change.handler.ts';
import { requestPasswordResetHandler } from './passwords/request-password-reset.handler.ts';
import { resendInvitationHandler } from './invitations/resend-invitation.handler.ts';
import { signInHandler } from './sign-in/sign-in.handler.ts';
import { signOutHandler } from './sessions/sign-out.handler.ts';
import { confirmTwoStepHandler, startTwoStepHandler } from './two-step/turn-on.handlers.ts';
import {
  getTwoStepHandler,
  renewRecoveryCodesHandler,
  stopTwoStepHandler,
} from './two-step/two-step.handlers.ts';
import { confirmPasskeyHandler, startPasskeyHandler } from './two-step/passkeys/add-passkey.handlers.ts';
import { askPasskeyHandler } from './two-step/passkeys/ask-passkey.handler.ts';
import { removePasskeyHandler } from './two-step/passkeys/remove-passkey.handler.ts';
import {
  askSignInPasskeyHandler,
  signInWithPasskeyHandler,
} from './sign-in/sign-in-with-passkey.handlers.ts';
import { signInWithCodeHandler } from './sign-in/sign-in-with-code.handler.ts';
import { updateAccountHandler } from './accounts/update-account.handler.ts';
import { usePasswordResetHandler } from './passwords/use-password-reset.handler.ts';
import { withdrawInvitationHandler } from './invitations/withdraw-invitation.handler.ts';

/** The handlers of the endpoints about accounts, sessions, members and invitations. */
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
  askPasskey: askPasskeyHandler,
  askSignInPasskey: askSignInPasskeyHandler,
  confirmPasskey: confirmPasskeyHandler,
  removePasskey: removePasskeyHandler,
  signInWithPasskey: signInWithPasskeyHandler,
  startPasskey: startPasskeyHandler,
  confirmTwoStep: confirmTwoStepHandler,
  getTwoStep: getTwoStepHandler,
  renewRecoveryCodes: renewRecoveryCodesHandler,
  signInWithCode: signInWithCodeHandler,
  startTwoStep: startTwoStepHandler,
  stopTwoStep: stopTwoStepHandler,
  updateAccount: updateAccountHandler,
  usePasswordReset: usePasswordResetHandler,
  withdrawInvitation: withdrawInvitationHandler,
} satisfies Partial<Handlers>;
