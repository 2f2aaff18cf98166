import {
  getOrderNotifications,
  type PayloadOf,
  saveCustomerMails,
  saveOrderNotifications,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** The address that receives mails about new orders of a website. */
export const orderNotificationsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['order-notifications', websiteId],
    queryFn: () => callApi(getOrderNotifications, websiteId, {}),
  });

export const postOrderNotifications = (websiteId: string, order_email: string) =>
  callApi(saveOrderNotifications, websiteId, { order_email });

export const postCustomerMails = (
  websiteId: string,
  mails_off: PayloadOf<typeof saveCustomerMails>['mails_off'],
) => callApi(saveCustomerMails, websiteId, { mails_off });
