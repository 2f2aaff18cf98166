import {
  changeMemberRole,
  inviteMember,
  listMembers,
  removeMember,
  resendInvitation,
  type ResponseOf,
  withdrawInvitation,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

type Members = ResponseOf<typeof listMembers>;
export type ListedMember = Members['members'][number];
export type ListedInvitation = Members['invitations'][number];
export type MemberRole = ListedMember['role'];

/** The members of a website and its open invitations. */
export const membersQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['members', websiteId],
    queryFn: () => callApi(listMembers, websiteId, {}),
  });

export const postInviteMember = (websiteId: string, typed: { email: string; role: MemberRole }) =>
  callApi(inviteMember, websiteId, typed);
export const postResendInvitation = (websiteId: string, invitation_id: string) =>
  callApi(resendInvitation, websiteId, { invitation_id });
export const postWithdrawInvitation = (websiteId: string, invitation_id: string) =>
  callApi(withdrawInvitation, websiteId, { invitation_id });
export const postChangeRole = (websiteId: string, member_id: string, role: MemberRole) =>
  callApi(changeMemberRole, websiteId, { member_id, role });
export const postRemoveMember = (websiteId: string, member_id: string) =>
  callApi(removeMember, websiteId, { member_id });
