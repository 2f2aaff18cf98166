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

/** Builds statements; never sends them. */
const builder = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A placeholder for a value that is passed with each call. */
class Place {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Puts a placeholder for a value, by its name, into the statement. */
type ValueOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * A statement that is built once and sent with new values each time; building costs the application as much as sending.
 * `build` gets placeholders, not values: logic that depends on a value belongs in the SQL.
 */
export function compiledStatement<Values extends object, Row>(
  build: (db: Kysely<Database>, value: ValueOf<Values>) => Compilable<Row>,
): (tx: WebsiteTransaction, values: Values) => Promise<Row[]> {
  const compiled = build(builder, (name) => new Place(name) as never).compile();
  return async (tx, values) => {
    const parameters = compiled.parameters.map((one) =>
      one instanceof Place ? values[one.name as keyof Values] : one,
    );
    const { rows } = await tx.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
