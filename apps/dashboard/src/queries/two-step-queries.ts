import {
  confirmTwoStep,
  getTwoStep,
  type PayloadOf,
  renewRecoveryCodes,
  type ResponseOf,
  startTwoStep,
  stopTwoStep,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type TwoStep = ResponseOf<typeof getTwoStep>;
export type ListedPasskey = TwoStep['passkeys'][number];
export type AppToScan = ResponseOf<typeof startTwoStep>;

/** Whether signing in asks the member for a second step, and with what. */
export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: () => callApi(getTwoStep, '', {}),
  staleTime: 0,
});

export const postStartTwoStep = (typed: PayloadOf<typeof startTwoStep>) => callApi(startTwoStep, '', typed);
export const postConfirmTwoStep = (typed: PayloadOf<typeof confirmTwoStep>) =>
  callApi(confirmTwoStep, '', typed);
export const postRenewCodes = (typed: PayloadOf<typeof renewRecoveryCodes>) =>
  callApi(renewRecoveryCodes, '', typed);
export const postStopTwoStep = (typed: PayloadOf<typeof stopTwoStep>) => callApi(stopTwoStep, '', typed);
