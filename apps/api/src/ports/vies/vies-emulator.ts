import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * The outcomes of special numbers. A number is special when it is exactly one of these codes, or starts with one followed by
 * four zeros, leading zeros aside, so that well-formed numbers can be special too:
 * BE0200000043 and DE200000005 are invalid, BE0301000007 and DE301000004 are MS_UNAVAILABLE, BE0303000086 never answers, and
 * BE0304000077 is MS_UNAVAILABLE when it is first asked about and valid some seconds later.
 * The codes are those of the EU's test service, 303 and 304 are ours. Every other number is valid.
 */
export const viesEmulatorCodes: Readonly<Record<string, string>> = {
  '200': 'NOT_VALID',
  '201': 'INVALID_INPUT',
  '202': 'INVALID_REQUESTER_INFO',
  '300': 'SERVICE_UNAVAILABLE',
  '301': 'MS_UNAVAILABLE',
  '302': 'TIMEOUT',
  '303': 'NEVER_ANSWERS',
  '304': 'ANSWERS_LATER',
  '400': 'VAT_BLOCKED',
  '401': 'IP_BLOCKED',
  '500': 'GLOBAL_MAX_CONCURRENT_REQ',
  '501': 'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  '600': 'MS_MAX_CONCURRENT_REQ',
  '601': 'MS_MAX_CONCURRENT_REQ_TIME',
};

const memberStates = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);
const hidesNames = new Set(['DE', 'ES']);

/** Milliseconds after the first question in which a number of `ANSWERS_LATER` gets no answer. */
const OUTAGE = 5_000;

interface CheckBody {
  countryCode?: unknown;
  vatNumber?: unknown;
  requesterNumber?: unknown;
}

/** An emulator of the EU's REST service of VIES, for machines without network; mounted at a prefix like `/test-vies`. */
export async function viesEmulator(app: FastifyInstance): Promise<void> {
  const firstAsked = new Map<string, number>();
  app.get('/check-status', async () => ({
    vow: { available: true },
    countries: [...memberStates].map((countryCode) => ({ countryCode, availability: 'Available' })),
  }));
  app.post<{ Body: CheckBody }>('/check-vat-number', async ({ body }, reply) => {
    const { countryCode, vatNumber, requesterNumber } = body ?? {};
    if (
      !isMemberState(countryCode) ||
      typeof vatNumber !== 'string' ||
      !/^[A-Z0-9+*]{2,12}$/.test(vatNumber)
    ) {
      return errorReply('INVALID_INPUT');
    }
    const outcome = outcomeOf(vatNumber);
    if (outcome === 'NEVER_ANSWERS') {
      await new Promise((resolve) => reply.raw.once('close', resolve));
      return errorReply('TIMEOUT');
    }
    if (outcome === 'ANSWERS_LATER') {
      const first = firstAsked.get(vatNumber) ?? Date.now();
      firstAsked.set(vatNumber, first);
      if (Date.now() - first < OUTAGE) return errorReply('MS_UNAVAILABLE');
      return checkReply(countryCode, vatNumber, true, Boolean(requesterNumber));
    }
    if (outcome === 'INVALID_REQUESTER_INFO' && !requesterNumber)
      return checkReply(countryCode, vatNumber, true, false);
    if (outcome && outcome !== 'NOT_VALID') return errorReply(outcome);
    return checkReply(countryCode, vatNumber, outcome === undefined, Boolean(requesterNumber));
  });
}

function outcomeOf(number: string): string | undefined {
  const [, code = ''] = /^0*(\d{3})(?:0000|$)/.exec(number) ?? [];
  return viesEmulatorCodes[code];
}

function isMemberState(code: unknown): code is string {
  return typeof code === 'string' && memberStates.has(code);
}

/** The service sends its errors with status 200. */
function errorReply(error: string) {
  return { actionSucceed: false, errorWrappers: [{ error }] };
}

function checkReply(countryCode: string, vatNumber: string, valid: boolean, hasRequester: boolean) {
  const isNamed = valid && !hidesNames.has(countryCode);
  return {
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: hasRequester ? `WAPI${randomBytes(9).toString('base64url')}` : '',
    name: isNamed ? 'VOORBEELDBEDRIJF' : '---',
    address: isNamed ? 'TESTSTRAAT 1\n1000 TESTSTAD' : '---',
    traderNameMatch: 'NOT_PROCESSED',
    traderStreetMatch: 'NOT_PROCESSED',
    traderPostalCodeMatch: 'NOT_PROCESSED',
    traderCityMatch: 'NOT_PROCESSED',
    traderCompanyTypeMatch: 'NOT_PROCESSED',
  };
}
