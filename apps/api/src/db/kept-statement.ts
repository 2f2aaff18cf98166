import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from './tables.ts';
import type { WebsiteTransaction } from './with-website.ts';

/** Builds statements; sends none. */
const builder = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The place of a value that is given at each call. */
class Place {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Names a value that is given at each call, where the statement has it. */
type ValueOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * A statement that is built once and sent with other values each time; building costs the application as much as
 * sending. `build` sees no values, only their places: what depends on a value belongs in the statement itself.
 */
export function keptStatement<Values extends object, Row>(
  build: (db: Kysely<Database>, value: ValueOf<Values>) => Compilable<Row>,
): (tx: WebsiteTransaction, values: Values) => Promise<Row[]> {
  const kept = build(builder, (name) => new Place(name) as never).compile();
  return async (tx, values) => {
    const parameters = kept.parameters.map((one) =>
      one instanceof Place ? values[one.name as keyof Values] : one,
    );
    const { rows } = await tx.executeQuery<Row>({ ...kept, parameters });
    return rows;
  };
}
