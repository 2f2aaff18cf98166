import {
  apiPaths,
  type changeMemberRole,
  type inviteMember,
  type listMembers,
  type removeMember,
  type resendInvitation,
  type ResponseOf,
  type withdrawInvitation,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

type Members = ResponseOf<typeof listMembers>;
export type ListedMember = Members['members'][number];
export type ListedInvitation = Members['invitations'][number];
export type MemberRole = ListedMember['role'];

/** Who works on a website and who has been invited. */
export const membersQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['members', websiteId],
    queryFn: () => callApi<typeof listMembers>(apiPaths.listMembers, websiteId, {}),
  });

export const postInviteMember = (websiteId: string, typed: { email: string; role: MemberRole }) =>
  callApi<typeof inviteMember>(apiPaths.inviteMember, websiteId, typed);
export const postResendInvitation = (websiteId: string, invitation_id: string) =>
  callApi<typeof resendInvitation>(apiPaths.resendInvitation, websiteId, { invitation_id });
export const postWithdrawInvitation = (websiteId: string, invitation_id: string) =>
  callApi<typeof withdrawInvitation>(apiPaths.withdrawInvitation, websiteId, { invitation_id });
export const postChangeRole = (websiteId: string, member_id: string, role: MemberRole) =>
  callApi<typeof changeMemberRole>(apiPaths.changeMemberRole, websiteId, { member_id, role });
export const postRemoveMember = (websiteId: string, member_id: string) =>
  callApi<typeof removeMember>(apiPaths.removeMember, websiteId, { member_id });
