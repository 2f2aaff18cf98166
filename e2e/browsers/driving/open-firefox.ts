import { Buffer } from 'node:buffer';
import type { Scope } from '../../support/scope.ts';
import { type BidiSession, openBidiSession } from './bidi-session.ts';
import { resultOfCall, sourceOfCall } from './source-of-call.ts';
import { type StartedFirefox, startFirefox } from './start-firefox.ts';
import type { Tab } from './tab.ts';

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Reports what a policy blocks, from the first line of every document on. */
const REPORT_VIOLATIONS = `(report) => addEventListener('securitypolicyviolation', (event) =>
  report(event.violatedDirective + ' blocked ' + event.blockedURI + ' in ' + event.documentURI))`;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Opens a Firefox with one tab of this size. */
export async function openFirefox(path: string, size: Size): Promise<Tab> {
  const firefox = await startFirefox(path);
  try {
    return await openTab(firefox, size);
  } catch (error) {
    await firefox.stop();
    throw error;
  }
}

async function openTab(firefox: StartedFirefox, size: Size): Promise<Tab> {
  const session = await openBidiSession(firefox.address);
  const found: string[] = [];
  await watch(session, found);
  // The first tab of a Firefox without a window gets no focus, and so no focus events; a new tab does.
  const { context } = await session.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await session.send('browsingContext.setViewport', { context, viewport: size });

  const inContext = async (target: string, expression: string): Promise<NonNullable<Evaluated['result']>> => {
    const reply = await session.send<Evaluated>('script.evaluate', {
      expression,
      target: { context: target },
      awaitPromise: true,
    });
    if (reply.type === 'exception') throw new Error(reply.exceptionDetails?.text);
    return reply.result ?? {};
  };
  const scopeOf = (target: () => string | Promise<string>): Scope => ({
    evaluate: async (run, argument) =>
      resultOfCall(String((await inContext(await target(), sourceOfCall(run, argument))).value)) as never,
  });
  const query = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

  return {
    ...scopeOf(() => context),
    open: async (url) =>
      void (await session.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    load: async (source) => void (await inContext(context, `${source};0`)),
    frame: (selector) =>
      scopeOf(async () => {
        const { value } = await inContext(context, `${query(selector)}?.contentWindow`);
        if (!value) throw new Error(`no frame: ${selector}`);
        return (value as { context: string }).context;
      }),
    perform: async (source) =>
      void (await session.send('input.performActions', { context, actions: [source] })),
    async chooseFile(selector, file) {
      const { sharedId } = await inContext(context, query(selector));
      await session.send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    async picture() {
      const { data } = await session.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    problems: () => found,
    async close() {
      await session.close();
      await firefox.stop();
    },
  };
}

async function watch(session: BidiSession, found: string[]): Promise<void> {
  await session.on('script.message', ({ data }: { data: { value: string } }) => void found.push(data.value));
  await session.on('log.entryAdded', ({ level, text }: { level: string; text: string }) => {
    if (level === 'error') found.push(text);
  });
  const channel = { type: 'channel', value: { channel: 'violations' } };
  await session.send('script.addPreloadScript', {
    functionDeclaration: REPORT_VIOLATIONS,
    arguments: [channel],
  });
}
