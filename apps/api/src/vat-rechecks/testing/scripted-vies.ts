import type { ViesAnswer } from '../../ports/vies/vies-port.ts';

/** VIES as a test wants it to answer, which counts how often and how many at once it was asked. */
export function scriptedVies() {
  const vies = { status: 'unavailable' as ViesAnswer['status'], calls: 0, most: 0, running: 0 };
  const check = async (): Promise<ViesAnswer> => {
    vies.calls += 1;
    vies.running += 1;
    vies.most = Math.max(vies.most, vies.running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    vies.running -= 1;
    const { status } = vies;
    const errorCode = status === 'unavailable' ? 'MS_UNAVAILABLE' : '';
    return {
      status,
      errorCode,
      consultationNumber: status === 'valid' ? 'WAPI2' : '',
      reply: { valid: status === 'valid', name: 'Holz GmbH' },
    };
  };
  return { vies, check };
}
