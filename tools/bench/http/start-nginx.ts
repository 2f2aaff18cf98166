import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BareServer, StoredBytes } from './ask-reference.ts';

/** nginx with one worker, serving the stored bytes of a page; undefined without nginx. */
export async function startNginx({ body, headers }: StoredBytes): Promise<BareServer | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'etalage-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'page'), Buffer.from(body, 'base64'));
  // When nginx is started by root its worker runs as another user, who has no access to a private folder.
  writeFileSync(
    join(folder, 'nginx.conf'),
    configOf(folder, port, headers['content-encoding'] ?? 'identity'),
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) return { port, pid: child.pid ?? 0, stop };
    await wait(50);
  }
  stop();
  throw new Error('nginx does not answer.');
}

const configOf = (
  folder: string,
  port: number,
  encoding: string,
) => `${process.getuid?.() === 0 ? 'user root; ' : ''}
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 100000000; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder};
    location / { try_files /page =404; add_header content-encoding ${encoding}; } }
}
`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
