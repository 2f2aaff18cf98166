import {
  addPropertyValue,
  createProperty,
  deleteProperty,
  getProperty,
  listProperties,
  listPropertyEvents,
  moveProperty,
  type PayloadOf,
  type ResponseOf,
  restoreProperty,
  saveProperty,
  undoPropertyChange,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedProperty = ResponseOf<typeof listProperties>['properties'][number];
export type OpenedProperty = ResponseOf<typeof getProperty>['property'];
export type PropertyContent = PayloadOf<typeof saveProperty>['property'];
export type NewProperty = PayloadOf<typeof createProperty>;

/** Every property in their order; fetched each time, because products in other tabs add values. */
export const propertiesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['properties', websiteId],
    queryFn: async () => (await callApi(listProperties, websiteId, {})).properties,
    staleTime: 0,
  });

/** A property to edit; fetched each time, so that nobody starts from a version that was changed by somebody else. */
export const propertyQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['property', websiteId, id],
    queryFn: async () => (await callApi(getProperty, websiteId, { id })).property,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const propertyEventsQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['property-events', websiteId, id],
    queryFn: async () => (await callApi(listPropertyEvents, websiteId, { id })).events,
    staleTime: 0,
  });

/** Makes a property; a call that is repeated with the same key makes one. */
export const postCreateProperty = (websiteId: string, property: NewProperty, key: string) =>
  callApi(createProperty, websiteId, property, key);

export const postSaveProperty = (
  websiteId: string,
  save: { id: string; version: number; property: PropertyContent },
) => callApi(saveProperty, websiteId, save);

export const postAddPropertyValue = (websiteId: string, added: PayloadOf<typeof addPropertyValue>) =>
  callApi(addPropertyValue, websiteId, added);

export const postMoveProperty = (websiteId: string, id: string, index: number) =>
  callApi(moveProperty, websiteId, { id, index });

export const postDeleteProperty = (websiteId: string, id: string) =>
  callApi(deleteProperty, websiteId, { id });

export const postUndoProperty = (websiteId: string, change: string) =>
  callApi(undoPropertyChange, websiteId, { change });

export const postRestoreProperty = (
  websiteId: string,
  restored: { id: string; version: number; event: string },
) => callApi(restoreProperty, websiteId, restored);

/** Fetches what shows properties again. */
export async function renewProperties(client: QueryClient, websiteId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: ['properties', websiteId] });
  await client.invalidateQueries({ queryKey: ['property-events', websiteId] });
}
