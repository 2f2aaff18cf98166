import {
  resolvePage,
  type PageReply,
  type StorefrontServices,
  type WithdrawalSteps,
} from '@etalage/api-contract';
import { createContext } from 'react-router';
import type { LoadedPage } from './loaded-page.ts';

/** One request's access to the shop: the server's services plus the requested page, resolved once. */
export interface PageServices extends StorefrontServices {
  /** The page of a path; the same promise for the same path and password during one request. */
  resolvePage(path: string, password?: string): Promise<PageReply>;
  /** What an action passes to the loader that runs after it, within this one request. */
  learned: { password?: string; email?: string; withdrawal?: WithdrawalSteps };
  /** The result of the loader, for rendering. */
  loaded?: LoadedPage;
}

export const servicesContext = createContext<PageServices>();

/** Adds the once-per-request lookup, so that an action and the loader after it query the database once. */
export function pageServices(services: StorefrontServices): PageServices {
  const requests = new Map<string, Promise<PageReply>>();
  return {
    ...services,
    learned: {},
    resolvePage(path, password) {
      const key = JSON.stringify([path, password]);
      const known = requests.get(key);
      if (known) return known;
      const reply = services.callEndpoint(resolvePage, {
        path,
        ...(password === undefined ? {} : { password }),
      });
      requests.set(key, reply);
      return reply;
    },
  };
}
