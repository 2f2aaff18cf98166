import { describe, expect, it } from 'vitest';
import { matchEntries } from './match-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';

const entry = (text: string): PaletteEntry => ({
  id: text,
  group: 'screens',
  text,
  detail: '',
  icon: 'pages',
  href: '/',
});
const entries = ['Pagina’s', 'Nieuwe pagina', 'Categorieën', 'Menu’s', 'Nieuw menu'].map(entry);
const found = (query: string) => matchEntries(entries, query).map(({ text }) => text);

describe('matchEntries', () => {
  it.each([
    ['', ['Pagina’s', 'Nieuwe pagina', 'Categorieën', 'Menu’s', 'Nieuw menu']],
    ['pag', ['Pagina’s', 'Nieuwe pagina']],
    ['PÁG nieuw', ['Nieuwe pagina']],
    ['categorieen', ['Categorieën']],
    // The whole word before one that begins with it.
    ['menu', ['Menu’s', 'Nieuw menu']],
    ['enu', []],
    ['  ', ['Pagina’s', 'Nieuwe pagina', 'Categorieën', 'Menu’s', 'Nieuw menu']],
    ['(', ['Pagina’s', 'Nieuwe pagina', 'Categorieën', 'Menu’s', 'Nieuw menu']],
  ])('%j finds %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});
