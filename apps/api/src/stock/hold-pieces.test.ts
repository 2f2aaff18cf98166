import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture, storedList } from '../testing/shop-fixture.ts';
import { storeStock } from '../owned-products/store-stock.ts';
import { freePieces, holdPieces, takePieces } from './hold-pieces.ts';

const database = await createTestDatabase();
const shop = shopFixture(database, await database.createWebsite({ host: 'a.test' }));
const { pool } = database.admin;

const woods = ['eik', 'noot'] as const;
const step = fc.record({
  kind: fc.constantFrom('hold', 'free', 'take', 'retire'),
  wood: fc.constantFrom(...woods),
  quantity: fc.integer({ min: 1, max: 4 }),
});

/** A shelf without a database, which the rows must equal after every step. */
const shelf = () => ({ on_hand: 6, reserved: 0, retired: false });

it(
  'keeps the pieces of a product equal to those of its variants, whatever happens to them',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const product_id = await shop.product({
          options: [storedList('hout', 'Eiken', 'Noten')],
          variant_options: ['hout'],
          variants: woods.map((id) => ({ id, choices: [id], stock: 6 })),
        });
        const shelves = { eik: shelf(), noot: shelf() };
        for (const { kind, wood, quantity } of steps) {
          const own = shelves[wood];
          const pieces = { product_id, variant_id: wood, quantity };
          await withWebsite(database.app, shop.websiteId, async (tx) => {
            if (kind === 'hold') {
              const fits = !own.retired && own.on_hand - own.reserved >= quantity;
              expect(await holdPieces(tx, shop.websiteId, pieces)).toBe(fits);
              if (fits) own.reserved += quantity;
            } else if (kind === 'retire') {
              own.retired = true;
              const left = woods.filter((id) => !shelves[id].retired);
              const place = { websiteId: shop.websiteId, id: product_id };
              await storeStock(tx, place, { isCounted: true, variants: left });
              own.on_hand = own.reserved;
              own.retired = true;
            } else if (own.reserved >= quantity) {
              await (kind === 'free' ? freePieces : takePieces)(tx, shop.websiteId, pieces);
              own.reserved -= quantity;
              if (kind === 'take' || own.retired) own.on_hand -= quantity;
            }
          });
          const { rows } = await pool.query(
            'select variant_id, on_hand, reserved from variant_stock where product_id = $1 order by 1',
            [product_id],
          );
          expect(rows).toEqual(
            woods.map((id) => ({
              variant_id: id,
              on_hand: shelves[id].on_hand,
              reserved: shelves[id].reserved,
            })),
          );
          const { rows: whole } = await pool.query(
            'select on_hand, reserved from stock where product_id = $1',
            [product_id],
          );
          expect(whole).toEqual([
            {
              on_hand: shelves.eik.on_hand + shelves.noot.on_hand,
              reserved: shelves.eik.reserved + shelves.noot.reserved,
            },
          ]);
        }
      }),
      { numRuns: 25 },
    );
  },
);
