import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import type { DatabaseAddress } from '../db/database.ts';

/** Code and status of a message; the status is its first byte of content. */
type OnMessage = (code: string, status: string) => void;

/**
 * A connection pooler as PgBouncer in transaction mode: it lends a connection of the server to a client until its
 * transaction ends, the one that was used last first, and ignores the settings with which a client connects.
 * @param server A server on a unix socket that trusts its users.
 */
export async function startTransactionPooler(server: DatabaseAddress) {
  const free: Socket[] = [];
  const clients = createServer((client) => serve(client, free, server)).listen(0, '127.0.0.1');
  await once(clients, 'listening');
  const { port } = clients.address() as AddressInfo;
  const close = async () => {
    for (const connection of free) connection.destroy();
    clients.close();
  };
  return { url: `postgres://${server.user}@127.0.0.1:${port}/${server.database}`, close };
}

function serve(client: Socket, free: Socket[], server: DatabaseAddress): void {
  let lent: Promise<Socket> | undefined;
  let unanswered = 0;
  const read = messages((code) => void (unanswered += code === 'Q' || code === 'S' ? 1 : 0));
  const giveBack = (connection: Socket) => {
    connection.removeAllListeners('data');
    lent = undefined;
    free.push(connection);
  };
  const borrow = async () => {
    const connection = free.pop() ?? (await connectTo(server));
    const answered = messages((code, status) => {
      if (code !== 'Z') return;
      unanswered -= 1;
      if (unanswered === 0 && status === 'I') setImmediate(() => unanswered === 0 && giveBack(connection));
    });
    connection.on('data', (bytes) => {
      client.write(bytes);
      answered(bytes);
    });
    return connection;
  };
  client.on('error', () => {});
  client.once('data', () => {
    client.write(hello());
    client.on('data', (bytes) => {
      // The client says goodbye; the connection of the server stays open.
      if (bytes[0] === 0x58) return;
      read(bytes);
      lent ??= borrow();
      void lent.then((connection) => connection.write(bytes));
    });
  });
}

/** Authentication was accepted, a made-up process, ready. */
function hello(): Buffer {
  return Buffer.from([
    0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x4b, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 1, 0x5a, 0, 0, 0, 5, 0x49,
  ]);
}

async function connectTo({ host, port, user, database }: DatabaseAddress): Promise<Socket> {
  const connection = connect(`${host}/.s.PGSQL.${port}`);
  const names = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + names.length, 0);
  head.writeInt32BE(196_608, 4);
  connection.write(Buffer.concat([head, names]));
  await new Promise<void>((resolve) => {
    connection.on(
      'data',
      messages((code) => code === 'Z' && resolve()),
    );
  });
  connection.removeAllListeners('data');
  return connection;
}

/** Calls back for each complete message of a stream of bytes. */
function messages(onMessage: OnMessage): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      onMessage(String.fromCharCode(rest[0] ?? 0), String.fromCharCode(rest[5] ?? 0));
      rest = rest.subarray(end);
    }
  };
}
