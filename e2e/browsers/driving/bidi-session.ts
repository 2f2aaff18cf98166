import bidi from 'selenium-webdriver/bidi/index.js';

// The module is the class itself; its types say that it contains the class.
const BidiConnection = bidi as unknown as typeof bidi.Index;

type Params = Record<string, unknown>;

/** Commands and events of a browser that speaks WebDriver BiDi itself, without a driver beside it. */
export interface BidiSession {
  /** Sends a command. Throws the error that the browser answers. */
  send<R = unknown>(method: string, params?: Params): Promise<R>;
  on(event: string, listener: (params: never) => void): Promise<void>;
  close(): Promise<void>;
}

/** @param address Of the browser, such as `ws://127.0.0.1:9222`. */
export async function openBidiSession(address: string): Promise<BidiSession> {
  const connection = new BidiConnection(`${address}/session`);
  const send = async <R>(method: string, params: Params = {}): Promise<R> => {
    const answer = (await connection.send({ method, params })) as {
      type: string;
      result: R;
      error?: string;
      message?: string;
    };
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result;
  };
  await startSession(() => send('session.new', { capabilities: {} }));
  return {
    send,
    async on(event, listener) {
      connection.on(event, listener as (params: unknown) => void);
      await send('session.subscribe', { events: [event] });
    },
    close: async () => void (await connection.close()),
  };
}

/**
 * On a busy machine a browser takes longer to start than the client waits for an answer. A second request is then refused
 * if the first one started the session after all.
 */
async function startSession(start: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await start();
      return;
    } catch (error) {
      if (String(error).includes('Maximum number of active sessions')) return;
      if (attempt === 4 || !String(error).includes('timed out')) throw error;
    }
  }
}
