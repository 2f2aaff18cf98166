import { html, type SafeHtml } from './html-template.ts';
import type { MailLook } from './mail-look.ts';

/** The dark colours, by the classes of the parts; `!important` because the light ones are inline. */
export function mailStyle({ dark }: MailLook): SafeHtml {
  const rules = [
    `.ground{${forced({ background: dark.ground, color: dark.ink })}}`,
    `.paper{${forced({ background: dark.paper, color: dark.ink })}}`,
    `.muted{${forced({ color: dark.muted })}}`,
    `.line{${forced({ 'border-color': dark.line })}}`,
    `.action{${forced({ background: dark.action, color: dark.onAction })}}`,
  ];
  return html`@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

const forced = (declarations: Readonly<Record<string, string>>): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';');
