import type { Scope } from './scope.ts';

// Every attack is first shown to work in a page without protection. In the frame it runs as the frame's own code would:
// the worst case, a canvas that the attacker controls completely.

/** What an attack tries to reach, the attack, and its result where nothing stops it. */
export type FrameAttack = readonly [what: string, attack: () => unknown, prize: unknown];

/** One target of each kind: the window around the frame, stored secrets, the network, a script; then variations. */
export const frameAttacks: readonly FrameAttack[] = [
  ['the page around it', () => parent.location.pathname, '/inloggen'],
  ['a cookie', () => document.cookie.includes('kanarie=geel'), true],
  ['the local storage', () => localStorage.getItem('kanarie'), 'geel'],
  ['the session storage', () => sessionStorage.getItem('kanarie'), 'geel'],
  ['the api', () => fetch('/favicon.svg').then((reply) => reply.status), 200],
  ['the frame element', () => window.frameElement?.tagName, 'IFRAME'],
  [
    'its own script',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.kanarie = "geel"';
      document.body.append(script);
      return (window as unknown as { kanarie?: string }).kanarie;
    },
    'geel',
  ],
];

/** Secrets of the page, as an attacker would look for them. */
export function plantSecrets(): void {
  document.cookie = 'kanarie=geel';
  localStorage.setItem('kanarie', 'geel');
  sessionStorage.setItem('kanarie', 'geel');
}

/** The result of an attack, or the name of the error that stopped it. */
export async function outcomeOf(frame: Scope, attack: () => unknown): Promise<unknown> {
  try {
    return await frame.evaluate(attack);
  } catch (error) {
    return `stopped: ${/(SecurityError|TypeError)/.exec(String(error))?.[1] ?? String(error)}`;
  }
}

/** Whether an attack got nothing. */
export function isNothing(got: unknown): boolean {
  if (typeof got === 'string') return /^stopped: (SecurityError|TypeError)$/.test(got);
  return got === null || got === undefined || got === false;
}

/** Leaves the page around the frame for another one, in two ways. */
export const leave = () => void (window.top as Window).location.assign('/controle.html');
export const leaveByName = () => void window.open('/controle.html', '_top');

/** Texts of a page that contain code; the first two run as soon as they are shown. */
export const hostileTexts: readonly string[] = [
  '<img src="/geen" onerror="document.title = \'kanarie\'">',
  '<svg onload="document.title = \'kanarie\'"></svg>',
  '<iframe srcdoc="<script>parent.document.title = \'kanarie\'</script>"></iframe>',
  '<a href="javascript:document.title=\'kanarie\'">Klik hier</a>',
  '<form action="/controle.html"><button>Verstuur</button></form>',
];

/** A naive program that accepts a prototype as data. */
export function mergeNaively(): unknown {
  const merge = (into: Record<string, unknown>, from: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(from)) {
      if (typeof value === 'object') merge(into[key] as Record<string, unknown>, value as never);
      else into[key] = value;
    }
  };
  merge({}, JSON.parse('{"__proto__":{"kanarie":"geel"}}') as Record<string, unknown>);
  return ({} as Record<string, unknown>)['kanarie'];
}

/** Offers the frame a second port, and waits half a second for an answer on it. */
export function forgeWelcome(): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  const got = new Promise<string>((resolve) => {
    port1.onmessage = () => resolve('answered');
    setTimeout(resolve, 500, 'silent');
  });
  const token = 'x'.repeat(20);
  const welcome = { type: 'welcome', version: 3, session: token, nonce: token, hail: null };
  const target = document.querySelector('iframe')?.contentWindow ?? window;
  target.postMessage(welcome, '*', [port2]);
  return got;
}

/** The prototype of the frame, after messages that would change it. */
export const readPrototype = () => ({} as Record<string, unknown>)['kanarie'] ?? null;
export const textOfPage = () => document.body.innerText;
export const titleOfPage = () => document.title;
export const pathOfPage = () => location.pathname;
