import type { TextKey, Translate } from '@etalage/texts';
import { errorCatalogue, type ErrorCode } from '@etalage/api-contract';
import { ApiFailure } from './call-api.ts';

export interface FailureTexts {
  /** The first message of every field that the form has. */
  fields: Record<string, string>;
  /** What belongs to no field of the form; empty when there is nothing. */
  general: string;
}

/** What a refusal says, split into the fields of a form and the rest, so that no message gets lost (MSG-01). */
export function failureTexts(error: unknown, known: readonly string[], t: Translate): FailureTexts {
  if (!(error instanceof ApiFailure) || error.status === 0)
    return { fields: {}, general: t('dashboard_offline') };
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const [field, messages] of Object.entries(error.body.errors)) {
    const first = messages[0];
    if (known.includes(field) && first) fields[field] = first;
    else rest.push(...messages);
  }
  const isSaid = Object.keys(fields).length > 0 || rest.length > 0;
  return { fields, general: isSaid ? rest.join(' ') : t(textOf(error.body.code)) };
}

function textOf(code: ErrorCode): TextKey {
  return errorCatalogue[code].text;
}
