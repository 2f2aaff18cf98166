import type { Register, RegisterEntry } from '../../../queries/register-queries.ts';

export const registerFields = ['purpose', 'basis', 'persons', 'data', 'receivers', 'term'] as const;

/** The entries by their place, so that each field has a name of its own. */
export interface RegisterForm {
  entries: RegisterEntry[];
}

export const emptyEntry: RegisterEntry = {
  title: '',
  purpose: '',
  basis: '',
  persons: '',
  data: '',
  receivers: '',
  term: '',
};

export const formOf = ({ entries }: Register): RegisterForm => ({ entries });
