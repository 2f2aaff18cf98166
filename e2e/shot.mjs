import { chromium } from '@playwright/test';
import { findChromium } from '../tools/test/ensure-chromium.mjs';
const base = 'http://127.0.0.1:4511';
const shots = JSON.parse(process.argv[2]);
const browser = await chromium.launch({ executablePath: findChromium() });
for (const width of [1440, 768, 390]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'nl-NL' });
  await page.request.post(`${base}/api/services/websites/v1/session/create`, {
    data: { website_id: '', project_id: '', email: 'demo@etalage.nl', password: 'etalage-demo' },
    headers: { origin: base },
  });
  for (const [name, path] of shots) {
    await page.goto(base + '/w/atelier-noord' + path);
    await page.waitForTimeout(4000);
    await page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: process.argv[3] === 'full' });
  }
  await page.close();
}
await browser.close();
