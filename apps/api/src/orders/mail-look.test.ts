import { afterAll, beforeEach, expect, it } from 'vitest';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import { smtpSender } from '../ports/mail/smtp-sender.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { startMailServer } from '../testing/start-mail-server.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a } = shop;
const mails = await startMailServer();
const sender = smtpSender({ url: mails.url, from: 'etalage@host.test' });
afterAll(() => sender.close());
const table = await a.product({ title: 'Tafel' });

const theme = {
  styles: {
    color_primary_500: { label: '', value: '#7a1f2b' },
    color_light: { label: '', value: '#fbf8ef' },
    color_dark: { label: '', value: '#2a1f1a' },
  },
  font_primary: 'lora',
  font_secondary: 'mono',
  shape: { buttons: 'pill' },
  logo: '/media/a/logo.png',
};

/** The HTML of a mail as it came over the wire. */
function htmlOf(source: string): string {
  const [, part = ''] = /Content-Type: text\/html[^]*?\r?\n\r?\n([^]*?)\r?\n--/i.exec(source) ?? [];
  const bytes = part
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

async function orderMails(settings: object): Promise<string[]> {
  await a.settings({ company: { name: 'Houtwerk', email: 'info@houtwerk.test' }, ...settings });
  const session = await shop.cart([{ product_id: table, type: 'checkout' }]);
  await shop.method(session, 'pay_on_pickup');
  await shop.order(session);
  while (await sendFromOutbox(database.app, sender, a.websiteId));
  return mails.received.map(({ source }) => htmlOf(source));
}

beforeEach(async () => {
  await database.admin.pool.query('delete from mail_outbox');
  mails.received.length = 0;
});

it('mails of an order have the colours, the logo, the letters and the buttons of the published look', async () => {
  const sent = await orderMails({ theme });
  expect(sent).toHaveLength(2);
  for (const html of sent) {
    expect(html).toMatch(
      /<body class="ground" style="[^"]*background:#fbf8ef;color:#2a1f1a;font:16px\/1.5 ui-monospace/,
    );
    expect(html).toMatch(
      /<a\s+href="http[^"]+"\s+class="action"\s+style="[^"]*border-radius:999px;background:#7a1f2b;color:#ffffff/,
    );
    expect(html).toMatch(/<img\s+src="http:\/\/[^"]*a\.test[^"]*\/media\/a\/logo\.png"\s+alt="Houtwerk"/);
    expect(html).toMatch(/<h1 style="[^"]*&quot;Iowan Old Style&quot;/);
    expect(html).not.toMatch(/Lora|#1f5a4a|url\(/);
  }
});

it('mails of a website without a look have the colours of its pages, and its name for a logo', async () => {
  for (const html of await orderMails({})) {
    expect(html).toContain('background:#faf7f2;color:#1d1a16');
    expect(html).toContain('background:#1f5f4f;color:#ffffff');
    expect(html).toContain('>Houtwerk</p>');
    expect(html).not.toContain('<img');
  }
});

it('a stored colour that is none reaches no mail', async () => {
  const evil = { label: '', value: '#fff;background:url(https://evil.test/x)' };
  for (const html of await orderMails({ theme: { styles: { color_primary_500: evil, color_light: evil } } }))
    expect(html).not.toContain('evil');
});
