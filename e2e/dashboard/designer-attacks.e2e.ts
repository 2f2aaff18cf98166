import { expect, test, type Frame } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { dashboard, openControl, openFrame, showParagraphs, speak } from '../support/hosted-frame.ts';

// Every attack is first shown to work in a page without protection. In the frame it runs as the frame's own code would:
// the worst case, a canvas that the attacker controls completely.

/** The result of an attack, or the name of the error that stopped it. */
async function outcome(frame: Frame, attack: () => unknown): Promise<unknown> {
  try {
    return await frame.evaluate(attack);
  } catch (error) {
    return `stopped: ${/(SecurityError|TypeError)/.exec(String(error))?.[1] ?? String(error)}`;
  }
}

const attacks: [string, () => unknown, unknown][] = [
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

/** One target of each kind in every run: the window around the frame, stored secrets, the network, a script. */
const targets = ['the page around it', 'a cookie', 'the api', 'its own script'];

test.describe('the frame of the designer', () => {
  for (const [what, attack, prize] of attacks) {
    test(`does not reach ${what}`, targets.includes(what) ? {} : onlyDeep, async ({ page }) => {
      const plant = () =>
        page.evaluate(() => {
          document.cookie = 'kanarie=geel';
          localStorage.setItem('kanarie', 'geel');
          sessionStorage.setItem('kanarie', 'geel');
        });
      const control = await openControl(page);
      await plant();
      expect(await outcome(control, attack)).toBe(prize);
      const frame = await openFrame(page);
      await plant();
      const got = await outcome(frame, attack);
      expect([null, undefined, false].includes(got as null) || /^stopped/.test(String(got))).toBe(true);
    });
  }

  test('does not navigate the dashboard', async ({ page }) => {
    const control = await openControl(page);
    const go = () => void (window.top as Window).location.assign('/controle.html');
    await outcome(control, go);
    await expect(page).toHaveURL(`${dashboard}/controle.html`);
    const frame = await openFrame(page);
    await outcome(frame, go);
    await outcome(frame, () => void window.open('/controle.html', '_top'));
    await showParagraphs(page, '<p>Nog hier</p>');
    await expect(frame.getByText('Nog hier')).toBeVisible();
    await expect(page).toHaveURL(`${dashboard}/inloggen`);
  });

  test('runs no script in the text of a page', async ({ page }) => {
    const hostile = [
      '<img src="/geen" onerror="document.title = \'kanarie\'">',
      '<svg onload="document.title = \'kanarie\'"></svg>',
      '<iframe srcdoc="<script>parent.document.title = \'kanarie\'</script>"></iframe>',
      '<a href="javascript:document.title=\'kanarie\'">Klik hier</a>',
      '<form action="/controle.html"><button>Verstuur</button></form>',
    ];
    const sing = hostile.slice(0, 2).join('');
    const control = await openControl(page, `<div id="doel"></div>`);
    await control.evaluate(
      (html) => void ((document.querySelector('#doel') as Element).innerHTML = html),
      sing,
    );
    await expect.poll(() => control.title()).toBe('kanarie');

    const frame = await openFrame(page);
    await showParagraphs(page, ...hostile, '<p>Gewone tekst</p>');
    await expect(frame.getByText('Gewone tekst')).toBeVisible();
    await frame.getByText('Klik hier').click();
    await frame.getByText('Verstuur').click();
    await frame.getByText('Gewone tekst').click();
    expect(await frame.title()).toBe('Etalage');
    expect(new URL(frame.url()).pathname).toBe('/designer-frame.html');
  });

  test('accepts no second port, no forged welcome, no duplicate message, and no prototype key', async ({
    page,
  }) => {
    const control = await openControl(page);
    const naive = await control.evaluate(() => {
      const merge = (into: Record<string, unknown>, from: Record<string, unknown>) => {
        for (const [key, value] of Object.entries(from)) {
          if (typeof value === 'object') merge(into[key] as Record<string, unknown>, value as never);
          else into[key] = value;
        }
      };
      merge({}, JSON.parse('{"__proto__":{"kanarie":"geel"}}') as Record<string, unknown>);
      return ({} as Record<string, unknown>)['kanarie'];
    });
    expect(naive).toBe('geel');

    const frame = await openFrame(page);
    await showParagraphs(page, '<p>Echt</p>');
    await expect(frame.getByText('Echt')).toBeVisible();
    const forge = () => {
      const { port1, port2 } = new MessageChannel();
      const got = new Promise((resolve) => {
        port1.onmessage = () => resolve('answered');
        setTimeout(resolve, 500, 'silent');
      });
      const token = 'x'.repeat(20);
      const welcome = { type: 'welcome', version: 3, session: token, nonce: token, hail: null };
      const target = document.querySelector('iframe')?.contentWindow ?? window;
      target.postMessage(welcome, '*', [port2]);
      return got;
    };
    expect(await frame.evaluate(forge)).toBe('silent');
    expect(await page.evaluate(forge)).toBe('silent');

    const change = (to: string) => ({
      base: 0,
      operations: [{ type: 'setData', id: 'b0', changes: { text: { from: '<p>Echt</p>', to } } }],
    });
    await speak(page, 'patch', change('<p>Herhaald</p>'), 1);
    await speak(page, 'steal', {}, 50);
    await speak(page, 'active', JSON.parse('{"__proto__":{"kanarie":"geel"}}'), 51);
    await speak(page, 'patch', change('<p>Volgende</p>'), 52);
    await expect(frame.getByText('Volgende')).toBeVisible();
    await expect(frame.getByText('Herhaald')).toHaveCount(0);
    expect(await frame.evaluate(() => (({}) as Record<string, unknown>)['kanarie'])).toBeUndefined();
  });
});
