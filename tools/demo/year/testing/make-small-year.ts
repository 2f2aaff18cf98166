import { findAccount, openReplay } from '@etalage/api/replay';
import { openRunningDatabase } from '@etalage/api/seed';
import { demoWebsite } from '../../content/demo-websites.ts';
import { findDemoOwner } from '../../demo-owner.ts';
import { makeYear } from '../make-year.ts';
import { planYear, type YearSize } from '../plan-year.ts';
import type { YearMark } from '../year-mark.ts';

// Arguments: the size of the year and its mark, as JSON. Makes the year of the demo shop in DATABASE_URL from that mark until
// it is complete, or until it is killed.
const [size = '', begun = ''] = process.argv.slice(2);
const db = openRunningDatabase(process.env);
const mark = JSON.parse(begun) as YearMark;
const owner = await findDemoOwner(db);
const member = owner === undefined ? undefined : await findAccount(db, owner);
if (!member) throw new Error('the demo shop has no owner');
const replay = await openReplay(db, {
  websiteId: demoWebsite.id,
  member,
  ports: {
    secrets: { seal: (text: string) => text, open: (text: string) => text },
    siteUrl: (host: string) => `http://${host}`,
    dashboardUrl: () => 'http://beheer.test',
  } as never,
  origin: 'http://localhost',
  log: { warn: () => {}, error: (fields: object) => console.error(fields) },
});
console.log('making');
const plan = planYear(new Date(mark.base), JSON.parse(size) as YearSize);
const { refused } = await makeYear(db, replay, plan, { mark, isStopped: () => false });
console.log(`complete, refused: ${JSON.stringify(refused)}`);
await replay.close();
await db.close();
