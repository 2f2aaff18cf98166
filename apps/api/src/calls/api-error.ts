import { type ErrorBody, type ErrorCode, type FieldErrors, errorCatalogue } from '@etalage/api-contract';
import { type TextValues, type Translate, isTextKey } from '@etalage/texts';

/** A message by its text key; a plain string is shown unchanged. */
export type Message = string | { readonly key: string; readonly values?: TextValues };

/** Messages per field path, before they are translated to the website's texts. */
export type FieldMessages = Readonly<Record<string, readonly Message[]>>;

interface Details {
  /** Placeholder values of the code's own text, used when no fields are given. */
  readonly values?: TextValues;
  /** Seconds after which the same call may be retried. */
  readonly retryAfter?: number;
}

/** A refusal of the catalogue. Any other error of a handler becomes `internal` and is only logged. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly values: TextValues | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, fields?: FieldMessages, details: Details = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.values = details.values;
    this.retryAfter = details.retryAfter;
  }
}

/** A refusal in wire form; without fields its own text is under `general` (MSG-01). */
export function errorBodyOf(error: ApiError, translate: Translate): ErrorBody {
  const { code, values, fields = {}, retryAfter } = error;
  const entries = Object.entries(fields).filter(([, messages]) => messages.length > 0);
  const errors: FieldErrors =
    entries.length === 0
      ? { general: [translate(errorCatalogue[code].text, values)] }
      : Object.fromEntries(entries.map(([path, list]) => [path, list.map((m) => textOf(m, translate))]));
  return retryAfter === undefined ? { code, errors } : { code, errors, retry_after: retryAfter };
}

function textOf(message: Message, translate: Translate): string {
  if (typeof message === 'string') return message;
  return isTextKey(message.key) ? translate(message.key, message.values) : message.key;
}
