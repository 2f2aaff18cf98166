import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { errorMessage, hello, messages, ready, type WireError } from './wire-messages.ts';

/** A server, or a pooler in front of one, that answers every client with an error and closes the connection. */
export function startRefusingServer(error: WireError) {
  return startServer((client) => client.once('data', () => client.end(errorMessage(error))));
}

/** A pooler that lets clients in, answers queries with nothing, and refuses those in `errors` by their text. */
export function startRefusingPooler(errors: Readonly<Record<string, WireError>>) {
  const answerOf = (query: string) => {
    const error = errors[query];
    return Buffer.concat([error ? errorMessage(error) : emptyResult(), ready()]);
  };
  return startServer((client) =>
    client.once('data', () => {
      client.write(hello());
      const read = messages((code, content) => {
        if (code === 'Q') client.write(answerOf(content.slice(0, -1)));
      });
      client.on('data', read);
    }),
  );
}

async function startServer(serve: (client: Socket) => void) {
  const server = createServer((client) => {
    client.on('error', () => {});
    serve(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://anna:geheim@127.0.0.1:${port}/winkel`, close: () => server.close() };
}

/** What a query without rows returns. */
function emptyResult(): Buffer {
  return Buffer.from([0x49, 0, 0, 0, 4]);
}
