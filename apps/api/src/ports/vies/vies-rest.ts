import { CircuitBreaker } from './circuit-breaker.ts';
import { Slots } from './slots.ts';
import type { ViesAnswer, ViesPort, ViesQuestion } from './vies-port.ts';
import { isBusy, viesAnswerOf, viesUnavailable } from './vies-reply.ts';

/** The EU's own address; the default of production is set with VIES_URL. */
export const EU_VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

export interface ViesRestOptions {
  /** Base address of the service without a trailing slash; a function when it is only known later (the emulator). */
  readonly url: string | (() => string);
  /** Timeout of one check in milliseconds, including waiting and retries. */
  readonly timeout?: number;
  /** Maximum number of concurrent requests to one member state; the service refuses more. */
  readonly perMemberState?: number;
  readonly fetch?: typeof fetch;
}

const ATTEMPTS = 3;

/** Calls VIES over REST, with a timeout, a limit of concurrent calls per member state, and retries when it was busy. */
export function createViesRest({
  url,
  timeout = 6_000,
  perMemberState = 2,
  fetch: send = fetch,
}: ViesRestOptions): ViesPort {
  const slots = new Slots(perMemberState);
  const breaker = new CircuitBreaker(5, 30_000);

  async function askOnce(question: ViesQuestion, signal: AbortSignal): Promise<ViesAnswer> {
    const base = typeof url === 'string' ? url : url();
    const response = await send(`${base}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(bodyOf(question)),
      redirect: 'error',
      signal,
    });
    const reply: unknown = await response.json();
    return viesAnswerOf(reply);
  }

  async function ask(question: ViesQuestion, signal: AbortSignal): Promise<ViesAnswer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await askOnce(question, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return viesUnavailable('NETWORK', { message: String(error) });
      });
      if (attempt >= ATTEMPTS || !isBusy(answer)) return answer;
      await pause(150 * attempt * (0.5 + Math.random()), signal);
    }
  }

  return {
    async check(question) {
      const { memberState } = question;
      if (breaker.isOpen(memberState)) return viesUnavailable('CIRCUIT_OPEN');
      const signal = AbortSignal.timeout(timeout);
      try {
        const answer = await slots.run(memberState, signal, async () => {
          const first = await ask(question, signal);
          // An error in the seller's own number must not affect the customer's.
          return first.errorCode === 'INVALID_REQUESTER_INFO'
            ? ask({ ...question, requester: undefined }, signal)
            : first;
        });
        // An immediate error delays nobody; only timeouts open the circuit.
        breaker.record(memberState, true);
        return answer;
      } catch (error) {
        breaker.record(memberState, false);
        return viesUnavailable('TIMEOUT', { message: String(error) });
      }
    },
  };
}

function bodyOf({ memberState, number, requester }: ViesQuestion) {
  const query = { countryCode: memberState, vatNumber: number };
  return requester
    ? { ...query, requesterMemberStateCode: requester.memberState, requesterNumber: requester.number }
    : query;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), {
      once: true,
    });
  });
}
