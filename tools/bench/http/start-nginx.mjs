import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** nginx with one worker, serving the stored bytes of a page; undefined where there is no nginx. */
export async function startNginx({ body, headers }) {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'etalage-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'page'), Buffer.from(body, 'base64'));
  const encoding = headers['content-encoding'] ?? 'identity';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 100000000; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder};
    location / { try_files /page =404; add_header content-encoding ${encoding}; } }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await wait(300);
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, pid: child.pid, stop };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
