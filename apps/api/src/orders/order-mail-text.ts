import type { MailParts, MailSection } from './order-mail-parts.ts';

/** The order mail as plain text, for mail programs that show no HTML. */
export function orderMailText(parts: MailParts): string {
  return [
    parts.greeting,
    parts.intro,
    ...parts.sections.map(section),
    `${parts.button}: ${parts.url}\n${parts.hint}`,
    ...parts.addresses.map(({ heading, lines }) => [heading, ...lines].join('\n')),
    ['--', ...parts.seller].join('\n'),
  ].join('\n\n');
}

function section({ heading, lines, totals }: MailSection): string {
  return [
    heading,
    ...lines.flatMap(({ quantity, title, options, amount }) => [
      `${quantity} x ${title}  ${amount}`,
      ...options.map((option) => `    ${option}`),
    ]),
    ...totals.map(({ label, amount }) => `${label}: ${amount}`),
  ].join('\n');
}
