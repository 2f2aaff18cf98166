import { endpoints } from '@etalage/api-contract';
import { type Connection, openConnection } from '../http/connection.ts';
import type { RunningShop } from '../../start/start-shop.ts';

/** The demo shop's owner, who also owns the empty website. */
const OWNER = { email: 'demo@etalage.nl', password: 'etalage-demo' };

export interface OwnerLane {
  /** Posts a call of the owner; returns the size of the reply. Throws unless it is successful. */
  call(path: string, body: object): Promise<{ bytes: number; reply: unknown }>;
  close(): void;
}

/** A connection to the dashboard's host with a session of the owner. */
export async function openOwnerLane({ dashboardPort }: RunningShop): Promise<OwnerLane> {
  const host = `127.0.0.1:${dashboardPort}`;
  const connection = await openConnection(dashboardPort, host);
  const signIn = { website_id: '', project_id: '', ...OWNER };
  const signedIn = await post(connection, host, '', endpoints.signIn.path, signIn);
  const cookie = /set-cookie: ([^;\r]+)/i.exec(signedIn.head)?.[1] ?? '';
  return {
    async call(path, body) {
      const { bytes, body: text } = await post(connection, host, cookie, path, body);
      return { bytes, reply: JSON.parse(text) as unknown };
    },
    close: () => connection.close(),
  };
}

async function post(connection: Connection, host: string, cookie: string, path: string, body: object) {
  const json = JSON.stringify(body);
  const heads = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: http://${host}`,
    `cookie: ${cookie}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(json)}`,
  ];
  const answer = await connection.send(`${heads.join('\r\n')}\r\n\r\n${json}`);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body()}`);
  return { bytes: answer.bytes, head: answer.raw().head, body: answer.body() };
}
