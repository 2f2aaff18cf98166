import { describe, expect, it } from 'vitest';
import { createLog } from './create-log.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { admin } = await createTestDatabase();

/** The log lines of these values. */
function logged(...values: object[]): string {
  let lines = '';
  const log = createLog('info', { write: (line) => void (lines += line) });
  for (const value of values) log.info(value);
  return lines;
}

describe('createLog', () => {
  it('logs ids and leaves out personal data, also one and two levels deep', () => {
    const person = { email: 'jan@voorbeeld.nl', firstname: 'Jan', phone: '0612345678' };
    const lines = logged(
      { order_id: 'o1', ...person },
      { customer: person },
      { order: { customer: person } },
    );
    expect(lines).toContain('"order_id":"o1"');
    expect(lines).not.toMatch(/jan|0612345678/i);
  });

  it('leaves out the headers, body and address of a request', () => {
    const req = { ip: '192.0.2.7', headers: { cookie: 'session=secret' }, body: { password: 'secret' } };
    expect(logged({ req })).not.toMatch(/secret|192\.0\.2\.7/);
  });

  it('leaves out the values that PostgreSQL quotes in its errors', async () => {
    const query = (text: string, values: string[]) =>
      admin.pool.query(text, values).catch((error: unknown) => error);
    await query('create table people (email text primary key, age integer)', []);
    await query('insert into people values ($1)', ['jan@voorbeeld.nl']);
    const errors = [
      await query('insert into people values ($1)', ['jan@voorbeeld.nl']),
      await query('select from people where age = ($1)::text::integer', ['jan@voorbeeld.nl']),
    ];
    expect(errors.every((error) => error instanceof Error)).toBe(true);
    const lines = logged(...errors.map((err) => ({ err })));
    expect(lines).toContain('"code":"23505"');
    expect(lines).toContain('"code":"22P02"');
    expect(lines).not.toContain('jan@');
  });
});
