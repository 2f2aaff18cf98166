import {
  getSession,
  type PayloadOf,
  type ResponseOf,
  signIn,
  signInWithCode,
  signOut,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type Member = ResponseOf<typeof getSession>['member'];

/** The right password of somebody with two-step sign-in. */
export type HalfSignIn = Extract<ResponseOf<typeof signIn>, { challenge: string }>;

/** Who is signed in; refused with 401 when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => callApi(getSession, '', {}),
  retry: false,
  staleTime: 60_000,
  // An ended session is noticed at the next call, which the designer handles; focusing the tab makes no call.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export interface Credentials {
  email: string;
  password: string;
}

export const postSignIn = (credentials: Credentials) => callApi(signIn, '', credentials);
export const postSignInCode = (typed: PayloadOf<typeof signInWithCode>) => callApi(signInWithCode, '', typed);
export const postSignOut = () => callApi(signOut, '', {});
