import type { Role } from '../auth/accounts/account.repository.ts';
import { expect, it } from 'vitest';
import type { Handlers, Member } from '../calls/handler-context.ts';
import type { Ports } from '../ports/ports.ts';
import { type ContractCases, contractCases } from './contract-cases.ts';
import type { TestDatabase } from './create-test-database.ts';
import { type CallOptions, type TestApi, startTestApi } from './start-test-api.ts';

const HOST = 'dash.test';
const ORIGIN = `http://${HOST}`;

/** Serves the dashboard's calls. The caller is the website's owner, or the member in the cookie `as`. */
export async function startOwnerApi(
  database: TestDatabase,
  handlers: Partial<Handlers>,
  websiteId: string,
  otherWebsite: string,
  ports: Partial<Ports> = {},
): Promise<TestApi> {
  const member = (id: string, website: string, role: Role): Member => {
    return { id, name: `Naam van ${id}`, email: `${id}@x.nl`, websites: [{ id: website, role }] };
  };
  const members = [
    member('owner', websiteId, 'owner'),
    member('editor', websiteId, 'editor'),
    member('shop', websiteId, 'shop'),
    member('other', otherWebsite, 'owner'),
  ];
  const api = await startTestApi(database, ports, {
    handlers,
    audience: 'owner',
    findMember: async (cookies) => members.find(({ id }) => id === cookies.get('as')),
  });
  const signedIn = ({ headers, ...options }: CallOptions = {}): CallOptions => ({
    host: HOST,
    ...options,
    headers: { origin: ORIGIN, cookie: 'as=owner', ...headers },
  });
  return {
    ...api,
    post: (path, payload, options) => api.post(path, payload, signedIn(options)),
    call: (name, body, options) => api.call(name, body, signedIn(options)),
  };
}

/** Options of a call by another member; '' for a caller who is not signed in. */
export const as = (id: string): CallOptions => ({ headers: { cookie: id === '' ? '' : `as=${id}` } });

interface OwnerCases extends Omit<ContractCases, 'anyHost' | 'tooLarge'> {
  /** Roles that are refused; default: `shop`. */
  readonly notFor?: readonly ('owner' | 'editor' | 'shop')[];
}

/** The cases of `contractCases`, and those about sessions and roles. */
export function ownerContractCases({ notFor = ['shop'], ...cases }: OwnerCases): void {
  const { api, endpoint } = cases;
  contractCases({ ...cases, anyHost: true, tooLarge: 5 * 1024 * 1024 }, (start) => {
    const refuses = async (status: number, callers: readonly CallOptions[]) => {
      for (const options of callers) {
        const reply = await api.call(endpoint, start().good, options);
        expect(reply).toMatchObject({ status });
        expect(Object.keys(reply.body as object).sort()).toEqual(['code', 'errors']);
      }
    };

    it('refuses callers who are not signed in, and pages of other origins', async () => {
      await refuses(401, [as('')]);
      await refuses(403, [{ headers: { origin: 'http://evil.test' } }]);
    });

    it('refuses a member of another website as if the website did not exist', () =>
      refuses(404, [as('other')]));

    it('refuses members without the role', () => refuses(403, notFor.map(as)));
  });
}
