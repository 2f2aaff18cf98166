import { runLegalCheck } from '@etalage/api-contract';
import { createTestDatabase, handlers, startTestApi } from '@etalage/api/testing';
import { isLegalCode, legalCodes } from '@etalage/shop-domain';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { demoWebsite } from './content/demo-websites.ts';
import { seedOnce } from './seed-once.ts';

const database = await createTestDatabase();
const api = await startTestApi(
  database,
  {},
  {
    handlers,
    audience: 'owner',
    findMember: async () => ({
      id: 'owner',
      name: 'Joost',
      email: 'joost@x.nl',
      websites: [{ id: demoWebsite.id, role: 'owner' }],
    }),
  },
);
beforeAll(() => seedOnce(database.app));

it('the demo shop is what the law asks of a shop', async () => {
  const ids = { website_id: demoWebsite.id, project_id: demoWebsite.id };
  const options = { host: 'dash.test', headers: { origin: 'http://dash.test' } };
  const { body } = await api.call('runLegalCheck', ids, options);
  const { check } = z.decode(runLegalCheck.response, body);
  const must = check.findings.filter(({ code }) => isLegalCode(code) && legalCodes[code].gravity === 'must');
  expect(must).toEqual([]);
  expect(check.findings).toEqual([]);
});
