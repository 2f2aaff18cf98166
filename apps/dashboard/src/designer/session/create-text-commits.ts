import type { HostChannel } from '@etalage/designer-protocol';
import type { Clock } from '../../saving/clock.ts';

/** Timeout in milliseconds for the frame to send its text. */
const TEXT_TIMEOUT = 500;

/** Requests to the frame for text that it has not sent yet. */
export function createTextCommits(clock: Clock) {
  let requests = 0;
  const pending = new Map<number, () => void>();
  return {
    /** Settles once the frame has sent its text, or after the timeout. */
    request(channel: HostChannel, leave: boolean): Promise<void> {
      requests += 1;
      const request = requests;
      channel.send({ type: 'commit_text', payload: { request, leave } });
      return new Promise((resolve) => {
        const settle = () => {
          cancelTimeout();
          pending.delete(request);
          resolve();
        };
        const cancelTimeout = clock.later(TEXT_TIMEOUT, settle);
        pending.set(request, settle);
      });
    },
    /** The frame has answered this request. */
    settle: (request: number) => pending.get(request)?.(),
    /** The frame is removed. */
    settleAll() {
      for (const settle of pending.values()) settle();
    },
  };
}
