import { isPaymentSettled } from '@etalage/shop-domain';

const WAIT = 5000;

interface OrderPoll {
  /** Payment status that the page shows now. */
  status: string;
  /** Fetches the order's payment status; null when that failed. */
  ask(): Promise<string | null>;
  /** Called once, with the first different status. */
  onChange(status: string): void;
}

/**
 * Polls the order every 5 seconds (ORD-15) until its status has changed or no change is expected (ORD-16). The caller
 * stops it while the page is not visible.
 */
export function pollOrder({ status, ask, onChange }: OrderPoll): { start(): void; stop(): void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const tick = async (): Promise<void> => {
    const now = await ask();
    if (now === null || now === status || timer === undefined) return;
    stop();
    onChange(now);
  };
  return {
    start() {
      if (timer === undefined && !isPaymentSettled(status)) timer = setInterval(() => void tick(), WAIT);
    },
    stop,
  };
}
