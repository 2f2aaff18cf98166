import { isPaymentSettled } from '@etalage/shop-domain';

const WAIT = 5000;

interface OrderPoll {
  /** Payment status that the page shows now. */
  status: string;
  /** Fetches the order's payment status; null when that failed. */
  ask(): Promise<string | null>;
  /** Called with a different status, after which polling has stopped; `start` continues it unless the status is settled. */
  onChange(status: string): unknown;
}

/**
 * Polls the order every 5 seconds (ORD-15) until its status has changed or no change is expected (ORD-16). The caller
 * stops it while the page is not visible.
 */
export function pollOrder({ status, ask, onChange }: OrderPoll): { start(): void; stop(): void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isSettled = isPaymentSettled(status);
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const tick = async (): Promise<void> => {
    const now = await ask();
    if (now === null || now === status || timer === undefined) return;
    stop();
    isSettled = isPaymentSettled(now);
    onChange(now);
  };
  return {
    start() {
      if (timer === undefined && !isSettled) timer = setInterval(() => void tick(), WAIT);
    },
    stop,
  };
}
