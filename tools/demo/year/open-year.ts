import {
  findAccount,
  holdWebsite,
  openReplay,
  type ProgramContext,
  type RunningPart,
} from '@etalage/api/replay';
import type { AppDatabase } from '@etalage/api/seed';
import { demoWebsite } from '../content/demo-websites.ts';
import { findDemoOwner } from '../demo-owner.ts';
import { makeYear } from './make-year.ts';
import { planYear } from './plan-year.ts';
import { findMark, writeMark, type YearMark } from './year-mark.ts';

export interface OpenedYear extends RunningPart {
  /** Makes the year in the background; the shop can be used meanwhile. */
  begin(): void;
}

/**
 * A year of orders, quotes and visits for the demo shop of a database that has none, or the rest of it after a run that
 * was cut off. From now on no sweep touches the shop, so that no mail of the year leaves this machine. Undefined if the
 * year is complete, another process makes it, or the installation takes real payments.
 */
export async function openYear(
  context: ProgramContext,
  say: (line: string) => void,
): Promise<OpenedYear | undefined> {
  const { db, endpoints } = context;
  const owner = await findDemoOwner(db);
  if (owner === undefined || !endpoints.ports.payments.isEmulated) return undefined;
  if (!(await findDue(db))) return undefined;
  const release = await holdWebsite(db, demoWebsite.id);
  if (!release) return undefined;
  // Read again: another process may have made the rest, and ended, before this one held the shop.
  const mark = await beginMark(db).catch((error: unknown) => {
    release();
    throw error;
  });
  if (!mark) {
    release();
    return undefined;
  }
  let isStopped = false;
  let making: Promise<void> | undefined;
  return {
    begin() {
      making = make(context, { owner, mark, say, isStopped: () => isStopped })
        .catch((err: unknown) => {
          context.log.error({ err }, 'the year of the demo shop was not completed');
          say('Het voorbeeldjaar van de demowinkel is niet af. De volgende start gaat ermee verder.');
        })
        .finally(release);
    },
    async stop() {
      isStopped = true;
      await (making ?? release());
    },
  };
}

/** The mark of a year that is not complete. */
async function findDue(db: AppDatabase): Promise<YearMark | undefined> {
  const mark = await findMark(db, new Date());
  return mark?.isComplete === false ? mark : undefined;
}

/** That mark, written; only while no other process can move it. */
async function beginMark(db: AppDatabase): Promise<YearMark | undefined> {
  const mark = await findDue(db);
  if (mark) await writeMark(db, mark);
  return mark;
}

interface Making {
  readonly owner: string;
  readonly mark: YearMark;
  readonly say: (line: string) => void;
  readonly isStopped: () => boolean;
}

async function make({ db, endpoints, own, log }: ProgramContext, { owner, mark, say, isStopped }: Making) {
  const begin = performance.now();
  say(
    'De demowinkel krijgt nu een jaar aan bestellingen. Dat duurt ongeveer een minuut; je kunt intussen beginnen.',
  );
  const member = await findAccount(db, owner);
  if (!member) return;
  const { id: websiteId } = demoWebsite;
  const replay = await openReplay(db, { websiteId, member, ports: endpoints.ports, origin: own.url, log });
  try {
    const plan = planYear(new Date(mark.base));
    const { isComplete, refused } = await makeYear(db, replay, plan, { mark, isStopped });
    if (refused.length > 0) log.warn({ refused }, 'events of the demo year were refused');
    const seconds = Math.round((performance.now() - begin) / 1000);
    if (isComplete) say(`Het voorbeeldjaar van de demowinkel staat klaar (${seconds} s).`);
  } finally {
    await replay.close();
  }
}
