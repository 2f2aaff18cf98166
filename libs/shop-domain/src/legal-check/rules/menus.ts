import type { LegalRule } from '../legal-facts.ts';
import { findingIn, onePlace } from '../legal-finding.ts';

/** Entries of menus that lead to pages that visitors cannot see. */
export const menus: LegalRule = ({ menus: all }) =>
  findingIn(
    'menu_gone',
    all.flatMap(({ id, title, gone }) =>
      gone.map((label) => onePlace('menu', id, label === '' ? title : `${title}: ${label}`)),
    ),
  );
