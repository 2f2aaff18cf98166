import type { TestDatabase } from '../../testing/create-test-database.ts';
import { as, startOwnerApi } from '../../testing/owner-contract-cases.ts';
import { noJobQueue } from '../../ports/job-queue.ts';
import { catalogueImportsHandlers } from '../handlers.ts';
import { workOnImport } from '../work-on-import.ts';

export type Cells = Record<string, string>;

export interface Item {
  readonly row: number;
  readonly cells: Cells;
  readonly variants: readonly { readonly row: number; readonly cells: Cells }[];
}

/** A product of an import as its owner sees it. */
export interface Shown {
  readonly row: number;
  readonly title: string;
  readonly product_id: string;
  readonly outcome: string | null;
  readonly messages: readonly { readonly row: number; readonly column: string; readonly text: string }[];
  readonly changes: readonly { row: number; column: string; before: string; after: string }[];
}

interface Reply {
  readonly import: {
    readonly id: string;
    readonly state: string;
    readonly items: number;
    readonly handled: number;
    readonly outcomes: Readonly<Record<string, number>>;
    readonly pictures: { readonly waiting: number; readonly failed: number };
  };
  readonly items: readonly Shown[];
  readonly has_more: boolean;
}

/** A product of a sheet at a row, with its variants below it. */
export const item = (cells: Cells, variants: readonly Cells[] = [], row = 2): Item => ({
  row,
  cells,
  variants: variants.map((one, at) => ({ row: row + 1 + at, cells: one })),
});

/** Imports of the catalogue of the first website; the owner of each calls. */
export async function importFixture(database: TestDatabase, websiteId: string, otherWebsite: string) {
  const { pool } = database.admin;
  const api = await startOwnerApi(database, catalogueImportsHandlers, websiteId, otherWebsite, {
    jobs: noJobQueue,
  });
  const deps = { db: database.app, now: () => new Date() };
  const of = (website: string, member: string) => {
    const call = async (name: Parameters<typeof api.call>[0], body: object): Promise<Reply> => {
      const reply = await api.call(name, { website_id: website, project_id: website, ...body }, as(member));
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply.body;
    };
    const work = (id: string) => workOnImport(deps, website, id);
    const step = async (name: 'planImport' | 'runImport' | 'undoImport', id: string): Promise<string> => {
      await call(name, { id });
      await work(id);
      return id;
    };
    /** Fills an import; 200 products in a call. */
    const filled = async (items: readonly Item[], clears_empty = false): Promise<string> => {
      const { id } = (await call('createImport', { name: 'lijst.csv', clears_empty })).import;
      for (let at = 0; at < items.length; at += 200) {
        await call('addImportItems', { id, at, items: items.slice(at, at + 200) });
      }
      return id;
    };
    const planned = async (items: readonly Item[], clears_empty = false) =>
      step('planImport', await filled(items, clears_empty));
    return {
      call,
      work,
      filled,
      planned,
      imported: async (items: readonly Item[], clears_empty = false) =>
        step('runImport', await planned(items, clears_empty)),
      run: (id: string) => step('runImport', id),
      undone: (id: string) => step('undoImport', id),
      importOf: async (id: string) => (await call('getImport', { id })).import,
      itemsOf: async (id: string) => (await call('listImportItems', { id, outcome: null, after: -1 })).items,
    };
  };
  return {
    api,
    deps,
    ...of(websiteId, 'owner'),
    other: of(otherWebsite, 'other'),
    rows: async (statement: string, values: readonly unknown[] = []) =>
      (await pool.query(statement, [...values])).rows,
    /** A product by its title. */
    stored: async (title: string, website = websiteId) =>
      (await pool.query('select * from products where website_id = $1 and title = $2', [website, title]))
        .rows[0],
    pieces: (id: string) => piecesOf(database, id),
  };
}

/** Pieces of a product and of its variants. */
async function piecesOf({ admin: { pool } }: TestDatabase, id: string) {
  const whole = await pool.query('select on_hand from stock where product_id = $1', [id]);
  const variants = await pool.query(
    'select variant_id, on_hand from variant_stock where product_id = $1 and not retired',
    [id],
  );
  const ofVariants = variants.rows.map(({ variant_id, on_hand }) => [variant_id, on_hand]);
  return { whole: whole.rows[0]?.on_hand ?? null, ...Object.fromEntries(ofVariants) };
}

export type ImportFixture = Awaited<ReturnType<typeof importFixture>>;
