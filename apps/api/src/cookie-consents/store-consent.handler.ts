import type { storeConsent } from '@etalage/api-contract';
import { isOptional } from '@etalage/site-model';
import { readCookieSettings } from '@etalage/site-model/schema';
import type { Handler } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import { normalisedPath } from '@etalage/site-model';

/** Stores what a visitor chose of what the website offers; nothing about who it was. */
export const storeConsentHandler: Handler<typeof storeConsent> = async (input, { write, websiteId, now }) => {
  const url = normalisedPath(input.url).slice(0, 500);
  return write(async (tx) => {
    const { settings } = await tx
      .selectFrom('websites')
      .select('settings')
      .where('id', '=', websiteId)
      .executeTakeFirstOrThrow();
    const offered = readCookieSettings(settings['cookies'])
      .list.filter(isOptional)
      .map(({ id }) => id);
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
