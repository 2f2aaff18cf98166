import type { storeConsent } from '@etalage/api-contract';
import { isOptional, normalisedPath } from '@etalage/site-model';
import type { Handler } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import { findCookieSettings } from './cookie-settings.repository.ts';

/** Stores what a visitor chose of what the website offers; nothing about who it was. */
export const storeConsentHandler: Handler<typeof storeConsent> = async (input, { write, websiteId, now }) => {
  const url = normalisedPath(input.url).slice(0, 500);
  return write(async (tx) => {
    const { list } = await findCookieSettings(tx, websiteId);
    const offered = list.filter(isOptional).map(({ id }) => id);
    const enabled = offered.filter((id) => input.enabled.includes(id));
    await tx
      .insertInto('cookie_consents')
      .values({
        website_id: websiteId,
        id: newId(),
        created_at: now(),
        given: input.consent === '1',
        enabled,
        offered,
        url,
      })
      .execute();
    return { stored: true };
  });
};
