import type { Handlers } from '../calls/handler-context.ts';
import {
  addPropertyValueHandler,
  deletePropertyHandler,
  movePropertyHandler,
} from './change-property.handlers.ts';
import { createPropertyHandler } from './create-property.handler.ts';
import {
  getPropertyHandler,
  listPropertiesHandler,
  listPropertyEventsHandler,
} from './read-properties.handlers.ts';
import { restorePropertyHandler } from './restore-property.handler.ts';
import { savePropertyHandler } from './save-property.handler.ts';
import { undoPropertyChangeHandler } from './undo-property-change.handler.ts';

/** The handlers of the calls with which owners keep the properties of their products. */
export const propertiesHandlers = {
  addPropertyValue: addPropertyValueHandler,
  createProperty: createPropertyHandler,
  deleteProperty: deletePropertyHandler,
  getProperty: getPropertyHandler,
  listProperties: listPropertiesHandler,
  listPropertyEvents: listPropertyEventsHandler,
  moveProperty: movePropertyHandler,
  restoreProperty: restorePropertyHandler,
  saveProperty: savePropertyHandler,
  undoPropertyChange: undoPropertyChangeHandler,
} satisfies Partial<Handlers>;
