import type { getProperty, listProperties, listPropertyEvents } from '@etalage/api-contract';
import { findHistory } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { propertyRoles } from './property-rules.ts';
import { findListedProperties, findProperties, withCounts } from './property.repository.ts';

/** Most events of one property that are shown. */
export const MOST_EVENTS = 100;

const actions = ['created', 'saved', 'moved', 'deleted', 'undone', 'restored'] as const;

/** The properties of the website. */
export const listPropertiesHandler: Handler<typeof listProperties> = async (_, context) => {
  requireRole(context, propertyRoles);
  const { websiteId, read } = context;
  return read(async (tx) => ({ properties: await findListedProperties(tx, websiteId) }));
};

/** A property to edit. */
export const getPropertyHandler: Handler<typeof getProperty> = async ({ id }, context) => {
  requireRole(context, propertyRoles);
  const { websiteId, read } = context;
  return read(async (tx) => {
    const property = (await findProperties(tx, websiteId)).find((one) => one.id === id);
    if (!property) throw new ApiError('not_found');
    return { property: await withCounts(tx, websiteId, property) };
  });
};

/** What members changed at a property. */
export const listPropertyEventsHandler: Handler<typeof listPropertyEvents> = async ({ id }, context) => {
  requireRole(context, propertyRoles);
  const { websiteId, read } = context;
  const found = await read((tx) => findHistory(tx, websiteId, { kind: 'property', id }, MOST_EVENTS));
  return {
    events: found.map(({ id: event, at, member_name: member, action, before, after }) => ({
      id: event,
      at: at.toISOString(),
      member,
      action: actions.find((one) => one === action) ?? 'saved',
      before,
      after,
    })),
  };
};
