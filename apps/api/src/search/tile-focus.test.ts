import { expect, it } from 'vitest';
import { readWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { withFocus } from './tile-focus.repository.ts';
import { plainTile } from './tile.mapper.ts';

const { admin, app, createWebsite } = await createTestDatabase();
const websiteId = await createWebsite({ host: 'a.test' });
const other = await createWebsite({ host: 'b.test' });

it('a tile has the focal point of each picture in the library, unless the picture has one of its own', async () => {
  const key = (name: string) => `assets/1700000000000-abcdefghi1-${name}.jpeg`;
  const add = (website: string, name: string, x: number | null) =>
    admin.pool.query(
      `insert into files (website_id, key, state, name, content_type, is_private, most, member_id, focus_x, focus_y)
       values ($1, $2, 'stored', 'x', 'image/jpeg', false, 1, 'm', $3, $3)`,
      [website, key(name), x],
    );
  await add(websiteId, 'stoel', 20);
  await add(websiteId, 'midden', null);
  await add(other, 'vreemd', 20);
  const at = (name: string) => `/media/${websiteId}/${key(name)}`;
  const tile = (main_image: string, second_image = '') => ({
    ...plainTile({ kind: 'page', title: 'x', url: '/x', link: '', main_image }),
    second_image,
  });
  const found = await readWebsite(app, websiteId, (tx) =>
    withFocus(tx, websiteId, [
      tile(`${at('stoel')}|${at('midden')}`, at('stoel')),
      tile(`${at('stoel')}#focus=1,2`),
      tile(`${at('vreemd')}|https://elders.example/a.jpg|`),
      tile(''),
    ]),
  );
  expect(found.map(({ main_image, second_image }) => [main_image, second_image])).toEqual([
    [`${at('stoel')}#focus=20,20|${at('midden')}`, `${at('stoel')}#focus=20,20`],
    [`${at('stoel')}#focus=1,2`, ''],
    [`${at('vreemd')}|https://elders.example/a.jpg|`, ''],
    ['', ''],
  ]);
});
