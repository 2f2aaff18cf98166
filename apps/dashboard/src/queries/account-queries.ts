import {
  type acceptInvitation,
  apiPaths,
  type changePassword,
  type confirmEmailChange,
  type Endpoint,
  type endSession,
  type endSessions,
  type getEmailChange,
  type getInvitation,
  type getPasswordReset,
  type listSessions,
  type RequestOf,
  type requestEmailChange,
  type requestPasswordReset,
  type ResponseOf,
  type updateAccount,
  type usePasswordReset,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedSession = ResponseOf<typeof listSessions>['sessions'][number];
export type OpenInvitation = ResponseOf<typeof getInvitation>;
type Typed<E extends Endpoint> = RequestOf<E>;

/** Where the member is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => callApi<typeof listSessions>(apiPaths.listSessions, '', {}),
});

/** Whose password a mailed link sets. */
export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-reset', token],
    queryFn: () => callApi<typeof getPasswordReset>(apiPaths.getPasswordReset, '', { token }),
    staleTime: Infinity,
  });

/** Which address a mailed link confirms. */
export const emailChangeQuery = (token: string) =>
  queryOptions({
    queryKey: ['email-change', token],
    queryFn: () => callApi<typeof getEmailChange>(apiPaths.getEmailChange, '', { token }),
    staleTime: Infinity,
  });

/** What a mailed invitation offers. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => callApi<typeof getInvitation>(apiPaths.getInvitation, '', { token }),
    staleTime: Infinity,
  });

export const postUpdateAccount = (typed: Typed<typeof updateAccount>) =>
  callApi<typeof updateAccount>(apiPaths.updateAccount, '', typed);
export const postChangePassword = (typed: Typed<typeof changePassword>) =>
  callApi<typeof changePassword>(apiPaths.changePassword, '', typed);
export const postRequestEmailChange = (typed: Typed<typeof requestEmailChange>) =>
  callApi<typeof requestEmailChange>(apiPaths.requestEmailChange, '', typed);
export const postConfirmEmailChange = (typed: Typed<typeof confirmEmailChange>) =>
  callApi<typeof confirmEmailChange>(apiPaths.confirmEmailChange, '', typed);
export const postEndSession = (session_id: string) =>
  callApi<typeof endSession>(apiPaths.endSession, '', { session_id });
export const postEndSessions = (scope: Typed<typeof endSessions>['scope']) =>
  callApi<typeof endSessions>(apiPaths.endSessions, '', { scope });
export const postRequestReset = (typed: Typed<typeof requestPasswordReset>) =>
  callApi<typeof requestPasswordReset>(apiPaths.requestPasswordReset, '', typed);
export const postUseReset = (typed: Typed<typeof usePasswordReset>) =>
  callApi<typeof usePasswordReset>(apiPaths.usePasswordReset, '', typed);
export const postAcceptInvitation = (typed: Typed<typeof acceptInvitation>) =>
  callApi<typeof acceptInvitation>(apiPaths.acceptInvitation, '', typed);
