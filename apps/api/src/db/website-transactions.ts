import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  PostgresDialect,
  Transaction,
} from 'kysely';
import type pg from 'pg';
import { preparingPool } from './preparing-pool.ts';
import { takeTurns } from './take-turns.ts';
import type { Database } from './tables.ts';

type Work<Result> = (tx: Transaction<Database>) => Promise<Result>;

/** Runs `work` in a transaction that starts with these statements: committed when it returns, otherwise rolled back. */
export type RunTransaction = <Result>(beginSql: string, work: Work<Result>) => Promise<Result>;

const unanswered = new WeakMap<Transaction<Database>, Promise<unknown>[]>();

/**
 * Awaits a write that was just sent together with the commit, which saves a round trip. When the database refuses it,
 * the transaction is rolled back and fails with its error. `write` is the query itself: code that can fail before the
 * query is sent must run outside it.
 */
export function withCommit(tx: Transaction<Database>, write: Promise<unknown>): void {
  // The transaction handles the rejection; until then it has no listener.
  write.catch(() => {});
  unanswered.get(tx)?.push(write);
}

/**
 * Transactions with pipelined statements. The driver sends each statement immediately and PostgreSQL answers them in
 * order, so statements that are not awaited (`Promise.all`, `withCommit`, the begin) cost one round trip together; each
 * statement still sees the effects and locks of the earlier ones.
 */
export function transactionsOf(pool: pg.Pool): RunTransaction {
  const dialect = new PostgresDialect({ pool: preparingPool(pool) });
  const driver = dialect.createDriver();
  const adapter = dialect.createAdapter();
  const compiler = dialect.createQueryCompiler();
  const ready = driver.init();

  const transactionOn = (connection: DatabaseConnection) => {
    // Kysely's own transaction sends a query only after the result of the previous one.
    const provider: ConnectionProvider = { provideConnection: (send) => send(connection) };
    const executor = new DefaultQueryExecutor(compiler, adapter, provider);
    return new Transaction<Database>({ config: { dialect }, driver, dialect, executor });
  };

  // Waiting for one of our connections is no fault of the server, but the pool would report it as a timeout. The queue
  // always moves: a statement may take 30 s, an idle transaction 60 s.
  const inTurn = takeTurns(pool.options.max);
  const run = async <Result>(beginSql: string, work: Work<Result>): Promise<Result> => {
    await ready;
    const connection = await driver.acquireConnection();
    const writes: Promise<unknown>[] = [];
    try {
      const tx = transactionOn(connection);
      unanswered.set(tx, writes);
      withCommit(tx, connection.executeQuery(CompiledQuery.raw(beginSql)));
      const result = await work(tx);
      await driver.commitTransaction(connection);
      await Promise.all(writes);
      return result;
    } catch (error) {
      // The driver drops a connection that cannot roll back; the first error is the one to report.
      await driver.rollbackTransaction(connection).catch(() => {});
      throw isConsequence(error) ? await firstFailure(writes, error) : error;
    } finally {
      await driver.releaseConnection(connection);
    }
  };
  return (beginSql, work) => inTurn(() => run(beginSql, work));
}

/** Whether an error only means that an earlier statement of the transaction failed. */
function isConsequence(error: unknown): boolean {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return code === '25P02' || name === 'AbortedTransactionError';
}

async function firstFailure(writes: readonly Promise<unknown>[], otherwise: unknown): Promise<unknown> {
  const outcomes = await Promise.allSettled(writes);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  return failed ? failed.reason : otherwise;
}
