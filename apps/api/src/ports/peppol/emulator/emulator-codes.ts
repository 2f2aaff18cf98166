/**
 * What happens to documents for special numbers: those that begin with one of these codes and four zeros, leading zeros
 * aside, such as 0702000084 for 702. Every other participant gets its documents at once.
 */
export const peppolEmulatorCodes: Readonly<Record<string, PeppolEmulatorMode>> = {
  '701': 'UNKNOWN',
  '702': 'REFUSED',
  '703': 'FAILS',
  '704': 'ANSWER_LOST',
  '705': 'DOWN',
  '706': 'ANSWERS_TWICE',
  '707': 'LATER',
};

export type PeppolEmulatorMode =
  | 'UNKNOWN'
  | 'REFUSED'
  | 'FAILS'
  | 'ANSWER_LOST'
  | 'DOWN'
  | 'ANSWERS_TWICE'
  | 'LATER';
