import {
  acceptInvitation,
  changePassword,
  confirmEmailChange,
  endSession,
  endSessions,
  getEmailChange,
  getInvitation,
  getPasswordReset,
  listSessions,
  type PayloadOf,
  requestEmailChange,
  requestPasswordReset,
  type ResponseOf,
  updateAccount,
  usePasswordReset,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedSession = ResponseOf<typeof listSessions>['sessions'][number];
export type OpenInvitation = ResponseOf<typeof getInvitation>;

/** The sessions of the member. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => callApi(listSessions, '', {}),
});

/** The account whose password a mailed link sets. */
export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-reset', token],
    queryFn: () => callApi(getPasswordReset, '', { token }),
    staleTime: Infinity,
  });

/** The address that a mailed link confirms. */
export const emailChangeQuery = (token: string) =>
  queryOptions({
    queryKey: ['email-change', token],
    queryFn: () => callApi(getEmailChange, '', { token }),
    staleTime: Infinity,
  });

/** The website and role of a mailed invitation. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => callApi(getInvitation, '', { token }),
    staleTime: Infinity,
  });

export const postUpdateAccount = (typed: PayloadOf<typeof updateAccount>) =>
  callApi(updateAccount, '', typed);
export const postChangePassword = (typed: PayloadOf<typeof changePassword>) =>
  callApi(changePassword, '', typed);
export const postRequestEmailChange = (typed: PayloadOf<typeof requestEmailChange>) =>
  callApi(requestEmailChange, '', typed);
export const postConfirmEmailChange = (typed: PayloadOf<typeof confirmEmailChange>) =>
  callApi(confirmEmailChange, '', typed);
export const postEndSession = (session_id: string) => callApi(endSession, '', { session_id });
export const postEndSessions = (scope: PayloadOf<typeof endSessions>['scope']) =>
  callApi(endSessions, '', { scope });
export const postRequestReset = (typed: PayloadOf<typeof requestPasswordReset>) =>
  callApi(requestPasswordReset, '', typed);
export const postUseReset = (typed: PayloadOf<typeof usePasswordReset>) =>
  callApi(usePasswordReset, '', typed);
export const postAcceptInvitation = (typed: PayloadOf<typeof acceptInvitation>) =>
  callApi(acceptInvitation, '', typed);
