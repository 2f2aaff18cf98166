import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import type { DatabaseAddress } from '../db/database.ts';
import { hello, messages } from './wire-messages.ts';

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
    const answered = messages((code, content) => {
      if (code !== 'Z') return;
      unanswered -= 1;
      if (unanswered === 0 && content === 'I') setImmediate(() => unanswered === 0 && giveBack(connection));
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
