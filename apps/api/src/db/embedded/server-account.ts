import { existsSync, readFileSync, statSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

/** The user and group of the PostgreSQL server; undefined means those of this process. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/** Outside the ranges for system users, users and systemd (systemd, UIDS-GIDS: 60706 to 61183 is unused). */
const FIRST_FREE_UID = 60_706;
const LAST_FREE_UID = 61_183;

/**
 * PostgreSQL refuses to run as root. For root this returns the owner of existing data, otherwise the user `etalage` if an
 * administrator created one, otherwise an unused user id, for which no user needs to exist.
 */
export function serverAccount(existingData: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(existingData)) {
    const { uid, gid } = statSync(existingData);
    if (uid !== 0) return { uid, gid };
  }
  const users = knownUsers();
  const named = users.find((user) => user.name === 'etalage' && user.uid !== 0);
  if (named) return named;
  const taken = new Set(users.map((user) => user.uid));
  for (let uid = FIRST_FREE_UID; uid <= LAST_FREE_UID; uid++) if (!taken.has(uid)) return { uid, gid: uid };
  throw new StartError('Geen vrij gebruikersnummer gevonden voor PostgreSQL. Start als gewone gebruiker.');
}

/** Only for initdb, which requires a user with a name; afterwards its files are given to the server's account. */
export function namedAccount(): ServerAccount {
  const users = knownUsers().filter((user) => user.uid > 0);
  const nobody = users.find((user) => user.name === 'nobody') ?? users[0];
  if (!nobody)
    throw new StartError('Op dit systeem bestaat geen gebruiker behalve root. Start als gewone gebruiker.');
  return nobody;
}

function knownUsers(): (ServerAccount & { name: string })[] {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
