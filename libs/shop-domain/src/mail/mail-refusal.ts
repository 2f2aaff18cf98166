/** Why a mail server did not take a mail, as far as its words tell. */
type MailRefusal =
  | 'address'
  | 'full'
  | 'unwanted'
  | 'too_large'
  | 'account'
  | 'unreachable'
  | 'busy'
  | 'other';

/** What the words of a mail server, or of the connection to it, mean; the first that fits. */
const meanings: readonly (readonly [RegExp, MailRefusal])[] = [
  [/\b(?:EAUTH|535|534|530)\b|invalid login|authentication (?:failed|required)/i, 'account'],
  [/\b[45]\.3\.4\b|message (?:size|too large)|too big/i, 'too_large'],
  [/\b(?:552|[45]\.2\.2)\b|mailbox (?:is )?full|over ?quota|quota exceeded/i, 'full'],
  [/\b[45]\.7\.\d+\b|spam|blacklist|blocklist|blocked|policy|reputation/i, 'unwanted'],
  [
    /\b(?:E(?:CONN\w*|TIMEDOUT|DNS|SOCKET|HOSTUNREACH|NOTFOUND)|ENOTFOUND)\b|timeout|greeting never|connection closed/i,
    'unreachable',
  ],
  [
    /\b(?:550|551|553|[45]\.1\.\d+)\b|no such user|user unknown|unknown user|does not exist|no recipients defined/i,
    'address',
  ],
  [/\b4\d\d\b|try (?:again )?later|greylist/i, 'busy'],
];

/** Reads the refusal of a mail server, which each server words in its own way; '' is none. */
export function mailRefusalOf(error: string): MailRefusal | '' {
  if (error === '') return '';
  return meanings.find(([words]) => words.test(error))?.[1] ?? 'other';
}
