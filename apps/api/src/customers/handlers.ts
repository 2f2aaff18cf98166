import type { Handlers } from '../calls/handler-context.ts';
import { addCustomerNoteHandler, deleteCustomerNoteHandler } from './customer-notes.handlers.ts';
import { eraseCustomerHandler, getErasureHandler } from './erasure/erasure.handlers.ts';
import { findPersonHandler } from './find-person.handler.ts';
import { getCustomerHandler } from './get-customer.handler.ts';
import { listCustomerOrdersHandler } from './list-customer-orders.handler.ts';
import {
  exportCustomersHandler,
  getCustomerChoicesHandler,
  listCustomersHandler,
} from './list-customers.handlers.ts';
import { collectPersonalDataHandler } from './personal-data/collect-personal-data.handler.ts';

/** The handlers of customers: who bought, asked or wrote. */
export const customersHandlers = {
  addCustomerNote: addCustomerNoteHandler,
  collectPersonalData: collectPersonalDataHandler,
  deleteCustomerNote: deleteCustomerNoteHandler,
  eraseCustomer: eraseCustomerHandler,
  exportCustomers: exportCustomersHandler,
  findPerson: findPersonHandler,
  getCustomer: getCustomerHandler,
  getCustomerChoices: getCustomerChoicesHandler,
  getErasure: getErasureHandler,
  listCustomerOrders: listCustomerOrdersHandler,
  listCustomers: listCustomersHandler,
} satisfies Partial<Handlers>;
