import { createTranslate } from '@etalage/texts';
import { htmlPage } from '@etalage/site-model/mail';
import { html, type SafeHtml } from '@etalage/site-model/mail';
import { formatMoney } from '@etalage/texts/format';
import { parseMollieAmount } from '../mollie-amount.ts';
import { methodTitle } from './emulator-methods.ts';
import { payPageStyle } from './pay-page-style.ts';
import type { EmulatedPayment } from './emulator-payments.ts';

const t = createTranslate();

/** The outcomes that a tester can choose; all four are final. */
export const outcomes = ['paid', 'failed', 'expired', 'canceled'] as const;
export type Outcome = (typeof outcomes)[number];

/** The emulator's payment page: a form that works without JavaScript. */
export function payPage(payment: EmulatedPayment, missingChoice = false): string {
  return page(
    t('test_payment_title'),
    html`<dl>
        <dt>${t('test_payment_amount')}</dt>
        <dd class="amount">${formatMoney(parseMollieAmount(payment.amount))}</dd>
        <dt>${t('test_payment_number')}</dt>
        <dd>${payment.description}</dd>
        ${
          payment.method
            ? html`<dt>${t('test_payment_method')}</dt>
                <dd>${methodTitle(payment.method)}</dd>`
            : undefined
        }
      </dl>
      ${payment.status === 'open' ? choice(missingChoice) : done(payment)}`,
  );
}

/** The page for a payment that does not exist. */
export function unknownPaymentPage(): string {
  return page(t('test_payment_title'), html`<p role="alert">${t('test_payment_unknown')}</p>`);
}

function choice(missing: boolean): SafeHtml {
  return html`<form method="post">
    <fieldset>
      <legend>${t('test_payment_question')}</legend>
      ${missing && html`<p class="error" role="alert">${t('test_payment_choose')}</p>`}
      ${outcomes.map(
        (outcome) =>
          html`<label class="choice ${outcome}">
            <input type="radio" name="status" value="${outcome}" required />
            <span
              ><b>${t(`test_payment_${outcome}`)}</b><small>${t(`test_payment_${outcome}_hint`)}</small></span
            >
          </label>`,
      )}
    </fieldset>
    <button>${t('test_payment_button')}</button>
  </form>`;
}

function done(payment: EmulatedPayment): SafeHtml {
  return html`<p role="status">${t('test_payment_done')}</p>
    <a class="button" href="${payment.redirect_url}">${t('test_payment_back')}</a>`;
}

function page(title: string, content: SafeHtml): string {
  return htmlPage({
    title,
    head: html`<meta name="robots" content="noindex" />
      ${payPageStyle}`,
    body: html`<main>
      <p class="notice">${t('test_payment_notice')}</p>
      <h1>${title}</h1>
      ${content}
    </main>`,
  });
}
