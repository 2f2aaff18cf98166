import { expect, test } from '@playwright/test';
import { endpoints } from '@etalage/api-contract';
import { expectAccessibleAt } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { offeredQuote } from '../support/quotes.ts';
import { call } from '../support/shop.ts';
import { visitorPage } from '../support/visitor-page.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.93.2.1' } });

test(
  'an owner reads the question of a buyer and answers it; a failing answer stays as it was typed',
  onlyDeep,
  async ({ page, browser, playwright }) => {
    const errors = scriptErrors(page);
    const quote = await offeredQuote(playwright, `vraag-${test.info().retry}@example.org`);
    const buyer = await visitorPage(browser, '10.93.2', 20);
    await call(buyer, endpoints.askAboutQuote.path, {
      quote_session: new URLSearchParams(quote.url.split('?')[1]).get('order') ?? '',
      email: quote.email,
      text: 'Kan het blad ook <i>rond</i>?',
      idempotency_key: 'vraag-1',
    });
    await signInAt(page, `/bestellingen/${quote.number}`);
    const section = page.getByRole('region', { name: 'Vragen en antwoorden' });
    await expect(section.getByText('Kan het blad ook <i>rond</i>?')).toBeVisible();
    await expect(section.getByText('Wacht op antwoord')).toBeVisible();
    await expectAccessibleAt(page, [1440, 768, 390], 'a quote with a question');

    const send = section.getByRole('button', { name: 'Antwoord versturen' });
    const answer = section.getByLabel('Je antwoord');
    await send.click();
    await expect(section.getByText('Typ je antwoord.')).toBeVisible();
    await answer.fill('Ja, rond kan ook.');
    await page.route(`**${endpoints.answerQuote.path}`, (route) => route.abort());
    await send.click();
    await expect(section.getByText(/^De server is niet bereikbaar/)).toBeVisible();
    await expect(answer).toHaveValue('Ja, rond kan ook.');
    await page.unrouteAll();
    await send.click();
    await expect(page.getByText('Je antwoord is verstuurd.').first()).toBeVisible();
    await expect(section.getByText('Ja, rond kan ook.')).toBeVisible();
    await expect(answer).toHaveValue('');
    await expect(section.getByText('Wacht op antwoord')).toHaveCount(0);
    await expect(page.getByText('Vraag over de offerte beantwoord')).toBeVisible();
    expect(errors).toEqual([]);
  },
);
