import { describe, expect, it, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';
import type { ServerProcess } from './server-process.ts';

/** A server without a process; `crash` ends it. */
function fakeServer(pid: number): ServerProcess & { crash: () => void } {
  const { promise: ended, resolve: crash } = Promise.withResolvers<void>();
  return {
    pid,
    ended,
    crash,
    stop: () => {
      crash();
      return ended;
    },
  };
}

function setUp() {
  const servers = [fakeServer(1)];
  const restart = vi.fn(() => {
    const server = fakeServer(servers.length + 1);
    servers.push(server);
    return Promise.resolve(server);
  });
  const hooks = { onRestarted: vi.fn(), onRestartFailed: vi.fn() };
  const kept = keepRunning(servers[0]!, { restart, ...hooks });
  return { servers, restart, kept, ...hooks };
}

describe('keepRunning', () => {
  it('starts a server again that ended, and reports it', async () => {
    const { servers, kept, onRestarted } = setUp();
    servers[0]!.crash();
    await vi.waitFor(() => expect(kept.pid()).toBe(2));
    expect(onRestarted.mock.calls).toEqual([[1]]);
    await kept.stop();
  });

  it('starts nothing again after a stop', async () => {
    const { restart, kept } = setUp();
    await kept.stop();
    await kept.ended;
    expect(restart).not.toHaveBeenCalled();
  });

  it('stops a server that is being started again', async () => {
    const { servers, restart, kept, onRestarted } = setUp();
    const starting = Promise.withResolvers<void>();
    restart.mockImplementationOnce(async () => {
      await starting.promise;
      const server = fakeServer(2);
      servers.push(server);
      return server;
    });
    servers[0]!.crash();
    await vi.waitFor(() => expect(restart).toHaveBeenCalled());
    const stopped = kept.stop();
    starting.resolve();
    await stopped;
    await servers[1]!.ended;
    expect(onRestarted).not.toHaveBeenCalled();
  });

  it('ends after five restarts within ten minutes', async () => {
    const { servers, restart, kept } = setUp();
    for (let crash = 0; crash < 6; crash++) {
      await vi.waitFor(() => expect(servers).toHaveLength(crash + 1));
      servers[crash]!.crash();
    }
    await kept.ended;
    expect(restart).toHaveBeenCalledTimes(5);
  });

  it('tries a start that failed again, and reports why it failed', async () => {
    const { servers, restart, kept, onRestartFailed } = setUp();
    restart.mockRejectedValueOnce(new Error('disk'));
    servers[0]!.crash();
    await vi.waitFor(() => expect(kept.pid()).toBe(2));
    expect(onRestartFailed.mock.calls).toEqual([[new Error('disk')]]);
    await kept.stop();
  });

  it('ends when five starts failed', { timeout: 20_000 }, async () => {
    const { servers, restart, kept } = setUp();
    restart.mockRejectedValue(new Error('disk'));
    servers[0]!.crash();
    await kept.ended;
    expect(restart).toHaveBeenCalledTimes(5);
  });
});
