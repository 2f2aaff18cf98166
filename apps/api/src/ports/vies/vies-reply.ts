import { z } from 'zod';
import type { ViesAnswer } from './vies-port.ts';

const checked = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() });
const refused = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: z.string() })).min(1),
});

/**
 * Reads a reply of the REST service; its errors also come with status 200 (commerce.md 3.9). Only INVALID_INPUT says
 * something about the number; every other error, and every reply we do not know, means unknown.
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

/** Nothing usable came back: `errorCode` says why. */
export function viesUnavailable(errorCode: string, reply: unknown = null): ViesAnswer {
  return { status: 'unavailable', errorCode, consultationNumber: '', reply };
}

/** Whether asking again shortly may help: the service or the member state was busy. */
export function isBusy({ errorCode }: ViesAnswer): boolean {
  return errorCode.includes('MAX_CONCURRENT_REQ') || errorCode === 'NETWORK';
}
