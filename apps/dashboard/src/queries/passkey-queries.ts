import {
  askPasskey,
  askSignInPasskey,
  confirmPasskey,
  type PayloadOf,
  removePasskey,
  type ResponseOf,
  signInWithPasskey,
  startPasskey,
} from '@etalage/api-contract';
import { callApi } from './call-api.ts';

export type PasskeyToMake = ResponseOf<typeof startPasskey>['options'];
export type PasskeyToUse = ResponseOf<typeof askPasskey>['options'];
export type MadePasskey = PayloadOf<typeof confirmPasskey>['passkey'];
export type PasskeyAnswer = PayloadOf<typeof signInWithPasskey>['passkey'];

export const postStartPasskey = (typed: PayloadOf<typeof startPasskey>) => callApi(startPasskey, '', typed);
export const postConfirmPasskey = (made: PayloadOf<typeof confirmPasskey>) =>
  callApi(confirmPasskey, '', made);
export const postRemovePasskey = (typed: PayloadOf<typeof removePasskey>) =>
  callApi(removePasskey, '', typed);
export const postAskPasskey = () => callApi(askPasskey, '', {});
export const postAskSignInPasskey = (challenge: string) => callApi(askSignInPasskey, '', { challenge });
export const postSignInPasskey = (answer: PayloadOf<typeof signInWithPasskey>) =>
  callApi(signInWithPasskey, '', answer);
