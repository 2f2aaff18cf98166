import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SessionContext } from '../../session/session-context.ts';
import { StartSteps } from './start-steps.tsx';

afterEach(cleanup);

const website = { id: 'winkel', name: 'Winkel', role: 'owner' as const };
const member = { id: 'm', name: 'Joost', email: 'joost@x.nl', websites: [website] };

function show(start: Parameters<typeof StartSteps>[0]['start']) {
  render(
    <MemoryRouter>
      <TextContext value={createTranslate()}>
        <SessionContext value={{ member, website } as never}>
          <StartSteps start={start} />
        </SessionContext>
      </TextContext>
    </MemoryRouter>,
  );
}

const nothing = {
  company: false,
  product: false,
  shipping: false,
  payment: false,
  published: false,
  legal: false,
};

it('names each step with its screen, ticks what is done and counts what is left', () => {
  show({ ...nothing, company: true, shipping: true });
  expect(screen.getByText('Nog 4 te gaan tot je winkel kan verkopen.')).toBeTruthy();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Vul je bedrijfsgegevens inGedaan',
    'Zet je eerste product online',
    'Stel je verzending inGedaan',
    'Kies hoe klanten betalen',
    'Publiceer je startpagina',
    'Doe de wettelijke check',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/w/winkel/instellingen/bedrijf',
    '/w/winkel/producten',
    '/w/winkel/instellingen/verzending',
    '/w/winkel/instellingen/betalen',
    '/w/winkel/paginas',
    '/w/winkel/wettelijke-check',
  ]);
});

it('says so when nothing is left', () => {
  show({ company: true, product: true, shipping: true, payment: true, published: true, legal: true });
  expect(screen.getByText('Je winkel is klaar voor de eerste bestelling.')).toBeTruthy();
});
