import { errorCatalogue } from '@etalage/api-contract';
import { failureMessages } from '@etalage/api-contract/client';
import type { Translate } from '@etalage/texts';
import { failureOf } from './call-api.ts';

export interface FailureTexts {
  /** The first message of every field that the form has. */
  fields: Record<string, string>;
  /** The messages that belong to no field of the form; '' if there are none. */
  general: string;
}

/** The messages of a failed call per field, with the texts of the dashboard. */
export function failureErrors(error: unknown, t: Translate): Record<string, string[]> {
  return failureMessages(failureOf(error), (code) =>
    t(code === 'unreachable' ? 'dashboard_offline' : errorCatalogue[code].text),
  );
}

/** The same, split into the fields of a form and the rest, so that no message gets lost (MSG-01). */
export function failureTexts(error: unknown, known: readonly string[], t: Translate): FailureTexts {
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const [field, messages] of Object.entries(failureErrors(error, t))) {
    const first = messages[0];
    if (known.includes(field) && first) fields[field] = first;
    else rest.push(...messages);
  }
  return { fields, general: rest.join(' ') };
}
