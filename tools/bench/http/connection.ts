import { connect } from 'node:net';

/** A response; `raw` contains head and body as they were sent. */
export interface Answer {
  readonly status: number;
  /** Size of head and body together. */
  readonly bytes: number;
  readonly body: () => string;
  readonly raw: () => { head: string; body: Buffer };
}

export interface Connection {
  /** Sends one request and waits for its complete response. */
  send(request: Buffer | string): Promise<Answer>;
  /** Posts JSON; throws unless the response is successful. */
  call(path: string, body: object): Promise<unknown>;
  close(): void;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One keep-alive connection that sends a request and waits for its complete response. Written by hand, because a client
 * that costs more than the server would measure itself.
 */
export async function openConnection(port: number, host: string): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let waiting: Waiting | undefined;
  let received: Buffer[] = [];
  let size = 0;
  let expected = -1;
  let headEnd = -1;
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('data', (piece) => {
    received.push(piece);
    size += piece.length;
    if (expected < 0) {
      const head = received.length === 1 ? piece : Buffer.concat(received);
      received = [head];
      headEnd = head.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const [, length] = /content-length: (\d+)/i.exec(head.toString('latin1', 0, headEnd)) ?? [];
      if (length === undefined) {
        fail(new Error(`no content-length:\n${head.toString('latin1', 0, headEnd)}`));
        return;
      }
      expected = headEnd + 4 + Number(length);
    }
    if (size < expected) return;
    const whole = received.length === 1 ? received[0]! : Buffer.concat(received);
    const answer = answerOf(whole, headEnd);
    const answered = waiting;
    received = [];
    size = 0;
    expected = -1;
    waiting = undefined;
    answered?.resolve(answer);
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });
  const send = (bytes: Buffer | string) =>
    new Promise<Answer>((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(bytes);
    });
  return {
    send,
    async call(path, body) {
      const json = JSON.stringify(body);
      const reply = await send(
        `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
      );
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body()}`);
      return JSON.parse(reply.body()) as unknown;
    },
    close: () => void socket.destroy(),
  };
}

function answerOf(whole: Buffer, headEnd: number): Answer {
  const bodyAt = headEnd + 4;
  return {
    status: Number(whole.toString('latin1', 9, 12)),
    bytes: whole.length,
    body: () => whole.toString('utf8', bodyAt),
    raw: () => ({ head: whole.toString('latin1', 0, headEnd), body: whole.subarray(bodyAt) }),
  };
}

/** The bytes of a browser's request for a page. */
export function getRequest(host: string, path: string): Buffer {
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, br\r\naccept: text/html\r\n\r\n`,
  );
}
