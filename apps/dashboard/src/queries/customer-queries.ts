import {
  addCustomerNote,
  collectPersonalData,
  type CustomerSearch,
  deleteCustomerNote,
  eraseCustomer,
  exportCustomers,
  findPerson,
  getCustomer,
  getCustomerChoices,
  getErasure,
  listCustomerOrders,
  listCustomers,
  type OutputOf,
  type PayloadOf,
} from '@etalage/api-contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callDecoded } from './call-api.ts';

export type ListedCustomer = OutputOf<typeof listCustomers>['customers'][number];
export type ExportedCustomer = OutputOf<typeof exportCustomers>['customers'][number];
export type CustomerReply = OutputOf<typeof getCustomer>;
export type Erasure = OutputOf<typeof getErasure>;
export type PersonalPart = OutputOf<typeof collectPersonalData>;

/** Customers; the previous page stays visible until the next one has loaded. */
export const customersQuery = (websiteId: string, search: PayloadOf<typeof listCustomers>) =>
  queryOptions({
    queryKey: ['customers', websiteId, search],
    queryFn: () => callDecoded(listCustomers, websiteId, search),
    placeholderData: keepPreviousData,
  });

/** The countries that customers can be filtered by. */
export const customerChoicesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['customers', websiteId, 'choices'],
    queryFn: () => callApi(getCustomerChoices, websiteId, {}),
  });

/** One customer. */
export const customerQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['customer', websiteId, id],
    queryFn: () => callDecoded(getCustomer, websiteId, { id }),
  });

/** A page of the orders and quote requests of a customer. */
export const customerOrdersQuery = (websiteId: string, id: string, cursor: string) =>
  queryOptions({
    queryKey: ['customer', websiteId, id, 'orders', cursor],
    queryFn: () => callDecoded(listCustomerOrders, websiteId, { id, cursor, limit: 20 }),
    placeholderData: keepPreviousData,
  });

/** What an erasure of a customer would do now. */
export const erasureQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['customer', websiteId, id, 'erasure'],
    queryFn: () => callDecoded(getErasure, websiteId, { id }),
    staleTime: 0,
    gcTime: 0,
  });

/** Reads a customer again after a change. */
export const renewCustomer = (client: QueryClient, websiteId: string, id: string) =>
  client.invalidateQueries({ queryKey: customerQuery(websiteId, id).queryKey, exact: true });

/** After an erasure nothing that was read before is right. */
export const renewErased = async (client: QueryClient, websiteId: string) => {
  for (const kind of ['orders', 'order', 'order-timeline', 'submissions', 'customers'])
    void client.invalidateQueries({ queryKey: [kind, websiteId] });
  await client.invalidateQueries({ queryKey: ['customer', websiteId] });
};

/** A part of the customers of a search for a spreadsheet, after the part before; '' for the first. */
export const fetchExportedCustomers = (websiteId: string, search: CustomerSearch, cursor: string) =>
  callDecoded(exportCustomers, websiteId, { ...search, cursor });

export const fetchPersonalData = (websiteId: string, id: string, cursor: string) =>
  callDecoded(collectPersonalData, websiteId, { id, cursor });

export const postFindPerson = (websiteId: string, email: string) => callApi(findPerson, websiteId, { email });

export const postAddCustomerNote = (websiteId: string, note: PayloadOf<typeof addCustomerNote>) =>
  callApi(addCustomerNote, websiteId, note);

export const postDeleteCustomerNote = (websiteId: string, note: PayloadOf<typeof deleteCustomerNote>) =>
  callApi(deleteCustomerNote, websiteId, note);

export const postEraseCustomer = (websiteId: string, erased: PayloadOf<typeof eraseCustomer>) =>
  callApi(eraseCustomer, websiteId, erased);
