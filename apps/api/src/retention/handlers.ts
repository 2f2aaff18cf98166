import type { Handlers } from '../calls/handler-context.ts';
import {
  countOldDataHandler,
  countRetentionHandler,
  getRetentionHandler,
  saveRetentionHandler,
} from './retention.handlers.ts';

/** The handlers of terms of storage. */
export const retentionHandlers = {
  getRetention: getRetentionHandler,
  countOldData: countOldDataHandler,
  countRetention: countRetentionHandler,
  saveRetention: saveRetentionHandler,
} satisfies Partial<Handlers>;
