import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { PaymentProviderError } from './payment-provider.ts';

export interface MollieConnection {
  /** E.g. `https://api.mollie.com`, without a trailing slash; called for every request, because the address may be known later. */
  readonly apiUrl: () => string;
  readonly apiKeyFor: (websiteId: string) => Promise<string>;
  /** Timeout of one attempt in milliseconds. */
  readonly timeout?: number;
  /** Delay between attempts in milliseconds when Mollie sends none. */
  readonly retryDelay?: number;
}

export interface MollieCall {
  readonly websiteId: string;
  readonly path: string;
  /** GET without a body and POST with one, unless it is a deletion. */
  readonly method?: 'DELETE';
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

const TRIES = 3;
const LONGEST_WAIT = 5000;

/**
 * One call of Mollie's REST API, with at most three attempts on network errors, 429 and 5xx: a read can be repeated
 * safely, a creation has an idempotency key, and what was deleted before is refused. Undefined means 404.
 */
export async function callMollie<Schema extends z.ZodType>(
  connection: MollieConnection,
  call: MollieCall,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(connection, call);
    if (outcome.response?.ok) return readReply(outcome.response, schema);
    if (outcome.response?.status === 404) return undefined;
    const status = outcome.response?.status ?? 0;
    const temporary = status === 0 || status === 429 || status >= 500;
    if (!temporary || attempt === TRIES) {
      const reason = await reasonOf(outcome.response);
      const details = { cause: outcome.fault, reason };
      throw new PaymentProviderError(`Mollie ${call.path} answered ${status}`, temporary, details);
    }
    await pause(retryDelayOf(outcome.response, connection.retryDelay ?? 500 * attempt));
  }
}

async function tryOnce(
  connection: MollieConnection,
  call: MollieCall,
): Promise<{ response?: Response; fault?: unknown }> {
  const headers: Record<string, string> = {
    authorization: `Bearer ${await connection.apiKeyFor(call.websiteId)}`,
    accept: 'application/json',
  };
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
  try {
    const response = await fetch(connection.apiUrl() + call.path, {
      method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
      headers,
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: AbortSignal.timeout(connection.timeout ?? 8000),
      redirect: 'error',
    });
    return { response };
  } catch (fault) {
    return { fault };
  }
}

async function readReply<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success)
    throw new PaymentProviderError('Mollie answered something unknown', true, { cause: parsed.error });
  return parsed.data;
}

const refusal = z.object({ detail: z.string() });

/** Why Mollie refused, in its own words. */
async function reasonOf(response: Response | undefined): Promise<string> {
  const parsed = refusal.safeParse(await response?.json().catch(() => undefined));
  return parsed.success ? parsed.data.detail.slice(0, 500) : '';
}

function retryDelayOf(response: Response | undefined, standard: number): number {
  const seconds = Number(response?.headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT) : standard;
}
