import type { siteCookies } from '@etalage/api-contract';
import { cssColor, type CookieSettings } from '@etalage/site-model';
import { readCookieSettings } from '@etalage/site-model/schema';
import type { FieldMessages, Message } from '../calls/api-error.ts';
import { sitePartHandlers } from './part-handlers.ts';
import { settingPart } from './setting-part.ts';

/** The cookies of the website (COOK-17), for its owner (GEN-08). */
const cookiesPart = settingPart<CookieSettings>({
  kind: 'cookies',
  roles: ['owner'],
  setting: 'cookies',
  readValue: readCookieSettings,
  check: checkCookies,
});

export const cookiesHandlers = sitePartHandlers<typeof siteCookies, CookieSettings>(cookiesPart);

/** Refuses two entries with one id, of which visitors could switch only one, and colours that are none. */
function checkCookies({ list, colors }: CookieSettings): FieldMessages {
  const found = new Map<string, Message[]>();
  const ids = new Set<string>();
  list.forEach(({ id }, index) => {
    if (ids.has(id)) found.set(`list.${index}.id`, [{ key: 'cookies_double' }]);
    ids.add(id);
  });
  for (const [name, color] of Object.entries(colors)) {
    if (color !== '' && !cssColor(color)) found.set(`colors.${name}`, [{ key: 'error_field_choice' }]);
  }
  return Object.fromEntries(found);
}
