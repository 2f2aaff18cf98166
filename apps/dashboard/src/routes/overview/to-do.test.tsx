import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../session/session-context.ts';
import { ToDo } from './to-do.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const website = { id: 'winkel', name: 'Winkel', role: 'owner' as const };
const member = { id: 'm', name: 'Joost', email: 'joost@x.nl', websites: [website] };
const nothing = {
  to_send: 0,
  withdrawals: 0,
  quotes: 0,
  failed_payments: 0,
  charged_back: 0,
  later_open: 0,
  later_overdue: 0,
  questions: 0,
  vat_corrections: 0,
  peppol_stuck: 0,
  refused_mails: 0,
  submissions: 0,
  low_stock: 0,
  legal: 0,
  start: null,
};

function show(toDo: Partial<typeof nothing>) {
  render(
    <MemoryRouter>
      <TextContext value={createTranslate()}>
        <SessionContext value={{ member, website } as never}>
          <ToDo toDo={{ ...nothing, ...toDo }} />
        </SessionContext>
      </TextContext>
    </MemoryRouter>,
  );
}

it('each thing that waits leads to the list of what was counted', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') });
  show({
    to_send: 3,
    withdrawals: 2,
    quotes: 1,
    failed_payments: 2,
    charged_back: 1,
    questions: 1,
    vat_corrections: 1,
    peppol_stuck: 3,
    refused_mails: 5,
    submissions: 4,
    low_stock: 1000,
    legal: 2,
  });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Te verzenden', '/w/winkel/bestellingen?toon=te-verzenden'],
    ['Herroepingen', '/w/winkel/bestellingen?herroeping=wacht'],
    ['Offerteaanvragen', '/w/winkel/bestellingen?toon=offertes&van=2026-10-29'],
    ['Mislukte betalingen', '/w/winkel/bestellingen?toon=niet-betaald&betaling=mislukt&van=2026-10-29'],
    ['Teruggehaalde betalingen', '/w/winkel/bestellingen?betaling=teruggehaald'],
    ['Onbeantwoorde vragen over offertes', '/w/winkel/bestellingen?toon=offertes&vraag=onbeantwoord'],
    ['Facturen met btw om te vervangen', '/w/winkel/boekhouding?tab=btw'],
    ['Facturen die niet via Peppol aankwamen', '/w/winkel/instellingen/peppol'],
    ['Geweigerde mails', '/w/winkel/instellingen/mails?toon=geweigerd'],
    ['Ongelezen inzendingen', '/w/winkel/inzendingen'],
    ['Wettelijke punten', '/w/winkel/wettelijke-check'],
    ['Bijna op', '/w/winkel/voorraad?toon=laag'],
  ]);
  expect(screen.getByText('1.000+')).toBeTruthy();
});

it('leaves out what does not wait, and says so when nothing does', () => {
  show({});
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByText('Niets. Je bent helemaal bij.')).toBeTruthy();
});
