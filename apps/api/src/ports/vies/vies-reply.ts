import { z } from 'zod';
import type { ViesAnswer } from './vies-port.ts';

const checked = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() });
const refused = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: z.string() })).min(1),
});

/**
 * Parses a response of the REST service; its errors also have status 200 (commerce.md 3.9). Only INVALID_INPUT says
 * something about the number; every other error and every unknown response means unknown.
 */
export function viesAnswerOf(reply: unknown): ViesAnswer {
  const answer = checked.safeParse(reply);
  if (answer.success) {
    const { valid, requestIdentifier } = answer.data;
    return {
      status: valid ? 'valid' : 'invalid',
      errorCode: '',
      consultationNumber: requestIdentifier ?? '',
      reply,
    };
  }
  const refusal = refused.safeParse(reply);
  const errorCode = (refusal.success && refusal.data.errorWrappers[0]?.error) || 'UNEXPECTED_REPLY';
  return {
    status: errorCode === 'INVALID_INPUT' ? 'invalid' : 'unavailable',
    errorCode,
    consultationNumber: '',
    reply,
  };
}

/** There was no usable response; `errorCode` is the reason. */
export function viesUnavailable(errorCode: string, reply: unknown = null): ViesAnswer {
  return { status: 'unavailable', errorCode, consultationNumber: '', reply };
}

/** Whether a retry soon may help: the service or the member state was busy. */
export function isBusy({ errorCode }: ViesAnswer): boolean {
  return errorCode.includes('MAX_CONCURRENT_REQ') || errorCode === 'NETWORK';
}
