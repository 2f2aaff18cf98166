import type { Translate } from '@etalage/texts';
import { formatDateTime, formatMoney } from '@etalage/texts/format';
import type { PersonalData } from './collect-data.ts';
import { escaped, list, section } from './report-parts.ts';

export interface ReportContext {
  /** Name of the website. */
  readonly website: string;
  readonly now: Date;
  readonly t: Translate;
}

/** The data of a person as one page without scripts, in their language. */
export function reportHtml(data: PersonalData, { website, now, t }: ReportContext): string {
  const title = t('customers_report_title', { email: data.about.email });
  const none = t('customers_report_none');
  const made = t('customers_report_made', { moment: formatDateTime(now), website });
  const parts = [
    section(t('customers_report_person'), [contactOf(data.about, t)], none),
    section(
      t('customers_report_purchases'),
      data.purchases.map((purchase) => purchaseOf(purchase, t)),
      none,
    ),
    section(
      t('customers_report_submissions'),
      data.submissions.map((submission) => submissionOf(submission, t)),
      none,
    ),
    section(
      t('customers_report_mails'),
      data.mails.map(({ at, subject, text }) => item(subject, [formatDateTime(at), text])),
      none,
    ),
    section(
      t('customers_report_notes'),
      data.about.notes.map(({ at, text }) => item(formatDateTime(at), [text])),
      none,
    ),
    section(
      t('customers_report_carts'),
      data.about.carts.map((cart) => cartOf(cart, t)),
      none,
    ),
    section(
      t('customers_report_discounts'),
      data.about.discounts.map((discount) =>
        item(discount.title, [t('customers_report_uses', { count: String(discount.uses) })]),
      ),
      none,
    ),
  ];
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
li{white-space:pre-wrap}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(made)}</p>${parts.join('')}</body></html>`;
}

const isTyped = (value: string) => value !== '' && value !== 'true' && value !== 'false';
const item = (title: string, lines: readonly string[]) => `<h3>${escaped(title)}</h3>${list(lines)}`;

function contactOf(about: PersonalData['about'], t: Translate): string {
  const facts = [
    [t('customers_report_name'), about.name],
    [t('customers_report_company'), about.company],
    [t('customers_report_email'), about.email],
    [t('customers_report_phone'), about.phone],
    [t('customers_report_first'), formatDateTime(about.first_seen_at)],
    [t('customers_report_last'), formatDateTime(about.last_seen_at)],
  ] as const;
  return list(facts.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`));
}

function purchaseOf(purchase: PersonalData['purchases'][number], t: Translate): string {
  const { kind, number, customer, lines, total, notes, shipments, withdrawals, messages } = purchase;
  const { attachments, vat_proofs } = purchase;
  const key = kind === 'order' ? 'customers_report_order' : 'customers_report_quote';
  const addressOf = (side: 'invoice' | 'shipping') =>
    Object.entries(customer)
      .filter(([name, value]) => name.startsWith(`${side}_`) && typeof value === 'string' && value !== '')
      .map(([, value]) => String(value))
      .join(', ');
  const shipping = customer.custom_shipping_information ? addressOf('shipping') : '';
  return item(t(key, { number }), [
    formatDateTime(purchase.placed_at),
    ...lines.map((line) => {
      const options = line.options.map(({ title, value }) => `${title}: ${value}`).join(', ');
      return `${line.quantity} × ${line.title}${options && ` (${options})`} ${formatMoney(line.total)}`;
    }),
    `${t('customers_report_total')}: ${formatMoney(total)}`,
    `${t('customers_report_invoice')}: ${addressOf('invoice')}`,
    ...(shipping ? [`${t('customers_report_shipping')}: ${shipping}`] : []),
    ...shipments.map(({ at, carrier, track_code }) =>
      `${formatDateTime(at)}: ${t('customers_report_sent', { carrier })} ${track_code}`.trim(),
    ),
    ...withdrawals.map((withdrawal) => withdrawalOf(withdrawal, t)),
    ...vat_proofs.map((proof) => vatProofOf(proof, t)),
    ...(attachments.length > 0
      ? [t('customers_report_files', { names: attachments.map(({ name }) => name).join(', ') })]
      : []),
    ...messages.map(({ at, name, text }) => `${name} (${formatDateTime(at)}): ${text}`),
    ...notes.map(({ at, text }) => `${t('customers_report_note')} (${formatDateTime(at)}): ${text}`),
  ]);
}

function cartOf(
  { at, customer, products, vat_proof }: PersonalData['about']['carts'][number],
  t: Translate,
): string {
  const typed = Object.values(customer).map(String).filter(isTyped);
  const answer = vat_proof ? [vatProofOf(vat_proof, t)] : [];
  return item(formatDateTime(at), [...products, ...typed, ...answer]);
}

type Withdrawal = PersonalData['purchases'][number]['withdrawals'][number];

function withdrawalOf({ at, name, state, reason, lines }: Withdrawal, t: Translate): string {
  const pieces = lines.map((line) => `${line.pieces} × ${line.title}`).join(', ');
  const came = [t(`withdrawals_state_${state}`), reason].filter(isTyped).join(', ');
  return `${formatDateTime(at)}: ${t('customers_report_withdrawn', { name, pieces })} (${came})`;
}

/** Number, name and address as VIES has them, with what it said. */
function vatProofOf(proof: PersonalData['purchases'][number]['vat_proofs'][number], t: Translate): string {
  const answer = t(`customers_vat_${proof.status}`, { moment: formatDateTime(proof.at) });
  const subject = [proof.vat_number, proof.name, proof.address].filter(isTyped).join(', ');
  const consultation = proof.consultation_number && ` (${proof.consultation_number})`;
  return `${t('customers_vat')} ${subject}: ${answer}${consultation}`;
}

function submissionOf(submission: PersonalData['submissions'][number], t: Translate): string {
  const answers = submission.answers.map(({ question, answer, files }) =>
    files.length > 0
      ? `${question}: ${t('customers_report_files', { names: files.join(', ') })}`
      : `${question}: ${answer}`,
  );
  return item(submission.form, [formatDateTime(submission.at), submission.page, ...answers]);
}
