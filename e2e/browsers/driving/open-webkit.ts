import { Buffer } from 'node:buffer';
import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { freePort } from '../../support/own-server.ts';
import type { Scope } from '../../support/scope.ts';
import { resultOfCall, sourceOfCall } from './source-of-call.ts';
import { startScreen } from './start-screen.ts';
import type { Tab } from './tab.ts';

/** The programs of a WebKit that can be driven. */
export interface WebKitPrograms {
  readonly webkitDriver: string;
  readonly webkit: string;
  /** A screen in memory. */
  readonly screen: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Collects errors and violations in the document from the first call on: this driver cannot run anything before the scripts
 * of a page.
 */
const WATCH = `(async () => globalThis.foundProblems ??= (() => {
  const found = [];
  addEventListener('error', ({ message }) => message && found.push(message));
  addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) =>
    found.push(event.violatedDirective + ' blocked ' + event.blockedURI + ' in ' + event.documentURI));
  return found;
})())()`;

/** Opens the browser of WebKitGTK with one tab, in which a page has this size. */
export async function openWebKit(programs: WebKitPrograms, size: Size): Promise<Tab> {
  const screen = await startScreen(programs.screen, { width: size.width, height: size.height + 100 });
  const port = await freePort();
  const child = spawn(programs.webkitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LANG: 'nl_NL.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const stop = () => {
    child.kill('SIGKILL');
    screen.stop();
  };
  try {
    const driver = await connect(port, child, programs.webkit);
    await resize(driver, size);
    return tabOf(driver, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

function tabOf(driver: WebDriver, stop: () => void): Tab {
  const found: string[] = [];
  const evaluate = async (run: (argument: never) => unknown, argument: unknown) => {
    const source = `return ${WATCH}.then(async (found) => [await ${sourceOfCall(run, argument)}, found.splice(0)])`;
    const [outcome, problems] = await driver.executeScript<[string, string[]]>(source);
    found.push(...problems);
    return resultOfCall(outcome) as never;
  };
  const frame = (selector: string): Scope => ({
    async evaluate(run, argument) {
      await driver.switchTo().frame(await driver.findElement(By.css(selector)));
      try {
        return await evaluate(run, argument);
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
  });
  return {
    evaluate,
    frame,
    open: (url) => driver.get(url),
    load: (source) => driver.executeScript(source),
    perform: async (source) =>
      void (await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [source]))),
    chooseFile: async (selector, path) => (await driver.findElement(By.css(selector))).sendKeys(path),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    problems: () => found,
    async close() {
      await driver.quit().finally(stop);
    },
  };
}

/** The driver accepts sessions a moment after it started. */
async function connect(port: number, child: ChildProcess, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await fetch(`${address}/status`);
      break;
    } catch (error) {
      if (attempt === 50 || child.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

/** A window has bars around the page, whose height is only known once it is shown. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = await driver.executeScript<number>('return innerHeight');
  await window.setRect({ x: 0, y: 0, width, height: height + height - inner });
}
