import { connect } from 'node:net';

/**
 * One kept-open connection that sends a request and waits for its whole reply; by hand, because a client that costs
 * more than what it measures would measure itself.
 */
export async function openConnection(port, host) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let waiting;
  let received = [];
  let size = 0;
  let expected = -1;
  let headEnd = -1;
  socket.on('data', (piece) => {
    received.push(piece);
    size += piece.length;
    if (expected < 0) {
      const head = received.length === 1 ? piece : Buffer.concat(received);
      received = [head];
      headEnd = head.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const [, length] = /content-length: (\d+)/i.exec(head.toString('latin1', 0, headEnd)) ?? [];
      if (length === undefined)
        return fail(new Error(`no content-length:\n${head.toString('latin1', 0, headEnd)}`));
      expected = headEnd + 4 + Number(length);
    }
    if (size < expected) return;
    const whole = received.length === 1 ? received[0] : Buffer.concat(received);
    const bodyAt = headEnd + 4;
    const reply = {
      status: Number(whole.toString('latin1', 9, 12)),
      bytes: size,
      body: () => whole.toString('utf8', bodyAt),
      raw: () => [whole.toString('latin1', 0, bodyAt - 4), whole.subarray(bodyAt)],
    };
    const { resolve } = waiting;
    [received, size, expected, waiting] = [[], 0, -1, undefined];
    resolve(reply);
  });
  const fail = (error) => waiting?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const send = (bytes) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(bytes);
    });
  return {
    send,
    /** Posts JSON; throws what is no success. */
    async call(path, body) {
      const json = JSON.stringify(body);
      const reply = await send(
        `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
      );
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body()}`);
      return JSON.parse(reply.body());
    },
    close: () => socket.destroy(),
  };
}

/** The bytes of a browser's question for a page. */
export function getRequest(host, path) {
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, br\r\naccept: text/html\r\n\r\n`,
  );
}
