import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  PostgresDialect,
  Transaction,
} from 'kysely';
import type pg from 'pg';
import { preparingPool } from './prepared-client.ts';
import { takeTurns } from './take-turns.ts';
import type { Database } from './tables.ts';

type Work<Result> = (tx: Transaction<Database>) => Promise<Result>;

/** Runs `work` in a transaction that begins with these statements: committed when it returns, else rolled back. */
export type RunTransaction = <Result>(beginSql: string, work: Work<Result>) => Promise<Result>;

const unanswered = new WeakMap<Transaction<Database>, Promise<unknown>[]>();

/**
 * Leaves a write that was just sent to be answered together with the commit, which saves waiting for it. When the
 * database refuses it nothing of the transaction is kept, and the transaction fails with its error. `write` is the
 * query itself: what can fail before it is sent is to be done outside it.
 */
export function withCommit(tx: Transaction<Database>, write: Promise<unknown>): void {
  // Seen by the transaction; until then nobody listens to it.
  write.catch(() => {});
  unanswered.get(tx)?.push(write);
}

/**
 * Transactions whose statements travel together. The driver sends each at once and PostgreSQL answers them in turn, so
 * what is asked without waiting (`Promise.all`, `withCommit`, the begin) costs one round trip; each statement still
 * sees what those before it did and waited for.
 */
export function transactionsOf(pool: pg.Pool): RunTransaction {
  const dialect = new PostgresDialect({ pool: preparingPool(pool) });
  const driver = dialect.createDriver();
  const adapter = dialect.createAdapter();
  const compiler = dialect.createQueryCompiler();
  const ready = driver.init();

  const transactionOn = (connection: DatabaseConnection) => {
    // Kysely's own transaction sends a query only when the one before it was answered.
    const provider: ConnectionProvider = { provideConnection: (send) => send(connection) };
    const executor = new DefaultQueryExecutor(compiler, adapter, provider);
    return new Transaction<Database>({ config: { dialect }, driver, dialect, executor });
  };

  // Waiting for a connection of ours is no fault of the server, which the pool would take it for after a while. The
  // line always moves: a statement may take 30 s, an idle transaction 60 s.
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
      // A connection that cannot even roll back is thrown away by the driver; what went wrong first is what counts.
      await driver.rollbackTransaction(connection).catch(() => {});
      throw isConsequence(error) ? await firstFailure(writes, error) : error;
    } finally {
      await driver.releaseConnection(connection);
    }
  };
  return (beginSql, work) => inTurn(() => run(beginSql, work));
}

/** Whether an error only says that an earlier statement of the transaction had failed. */
function isConsequence(error: unknown): boolean {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return code === '25P02' || name === 'AbortedTransactionError';
}

async function firstFailure(writes: readonly Promise<unknown>[], otherwise: unknown): Promise<unknown> {
  const outcomes = await Promise.allSettled(writes);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  return failed ? failed.reason : otherwise;
}
