import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { formFixture } from '../testing/form-fixture.ts';
import { readConnections } from './read-connections.ts';

const { database, websiteId, otherWebsite, form } = await formFixture();
const settings = { priceMode: 'gross', showPriceTaxIncluded: true } as const;
const own = await form();
const foreign = await form({ website: otherWebsite });

const connectionsOf = (type: string, data: Record<string, unknown>) => {
  const block = { id: 'x', type, version: 1, data, slots: {} };
  const document = { version: 1 as const, root: ['x'], blocks: { x: block } };
  return withWebsite(database.app, websiteId, (tx) => readConnections(tx, websiteId, [document], settings));
};

describe('the form of a block', () => {
  it.each([
    ['forms', 'id'],
    ['contactFormOne', 'form'],
    ['sectionContentSpecialOne', 'form'],
  ])(
    'is sent with %s, by its setting %s, without the part that only its owner may see',
    async (type, setting) => {
      const { forms } = await connectionsOf(type, { [setting]: own });
      expect(forms).toMatchObject({ [own]: { id: own, title: 'Contact' } });
      expect(JSON.stringify(forms)).not.toContain('eigenaar@a.nl');
    },
  );

  it('is never a form of another website', async () => {
    expect((await connectionsOf('contactFormOne', { form: foreign })).forms).toEqual({});
  });
});
