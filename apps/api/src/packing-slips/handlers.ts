import type { Handlers } from '../calls/handler-context.ts';
import { getPackingSlipsHandler } from './get-packing-slips.handler.ts';

/** The handlers of packing slips. */
export const packingSlipsHandlers = { getPackingSlips: getPackingSlipsHandler } satisfies Partial<Handlers>;
