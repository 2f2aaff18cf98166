import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { accountsFixture, cookieOf } from '../testing/accounts-fixture.ts';

const database = await createTestDatabase();
const shop = await accountsFixture(database);
const { a, b, ids, call, person, mailsTo, tokenTo } = shop;
const owner = await person('owner');
const listed = async (cookie = owner.cookie) => (await call('listMembers', ids, cookie)).body;
const invite = (email: string, role = 'editor', cookie = owner.cookie) =>
  call('inviteMember', { ...ids, email, role }, cookie);
const accept = (token: string, body: object = {}, cookie = '') =>
  call('acceptInvitation', { token, ...body }, cookie);
const typed = { name: 'Noor Bakker', password: 'drie losse woorden' };

describe('members/list', () => {
  it('lists the members of this website only, and marks the caller', async () => {
    const editor = await person('editor');
    await person('owner', b);
    const { members } = await listed();
    expect(members.map(({ id }: { id: string }) => id)).toEqual([owner.id, editor.id]);
    expect(members[0]).toMatchObject({ email: owner.email, role: 'owner', you: true });
    expect(JSON.stringify(members)).not.toContain('argon2id');
  });
});

describe('an invitation', () => {
  it('is mailed with website, inviter and role, and its secret is not sent to the owner', async () => {
    const reply = await invite(' Nieuw@Shop.nl ', 'shop');
    expect(reply.body.invitation).toMatchObject({ email: 'nieuw@shop.nl', role: 'shop', expired: false });
    const [mail] = await mailsTo('nieuw@shop.nl');
    expect(mail?.subject).toBe('Je bent uitgenodigd voor Houtwerk & Zn');
    expect(mail?.text).toContain('producten, bestellingen');
    expect(mail?.html).toContain('Houtwerk &amp; Zn');
    expect(mail).toMatchObject({ private: true });
    const token = await tokenTo('nieuw@shop.nl');
    expect(JSON.stringify([reply.body, await listed()])).not.toContain(token.split('.')[1]);
    const { rows } = await database.admin.pool.query('select t::text as row from invitations t');
    expect(rows.map(({ row }) => row).join()).not.toContain(token.split('.')[1]);
  });

  it('creates an account with name and password, signs it in, and works once', async () => {
    await invite('noor@shop.nl');
    const token = await tokenTo('noor@shop.nl');
    expect((await call('getInvitation', { token })).body).toEqual({
      website: 'Houtwerk & Zn',
      email: 'noor@shop.nl',
      role: 'editor',
      invited_by: 'Persoon 1',
      has_account: false,
    });
    const missing = await accept(token);
    expect([missing.status, Object.keys(missing.body.errors).sort()]).toEqual([422, ['name', 'password']]);
    const reply = await accept(token, typed);
    expect(reply.body.member).toMatchObject({
      name: 'Noor Bakker',
      email: 'noor@shop.nl',
      websites: [{ id: a, role: 'editor' }],
    });
    expect((await call('getSession', {}, cookieOf(reply))).status).toBe(200);
    expect((await call('signIn', { email: 'noor@shop.nl', password: typed.password })).status).toBe(200);
    expect((await call('getInvitation', { token })).status).toBe(404);
    expect((await listed()).invitations.map(({ email }: { email: string }) => email)).not.toContain(
      'noor@shop.nl',
    );
    expect([(await accept(token, typed)).status, (await accept(token, {}, cookieOf(reply))).status]).toEqual([
      401, 200,
    ]);
  });

  it('is accepted only by an account that is signed in with the invited address', async () => {
    const guest = await person();
    await invite(guest.email, 'shop');
    const token = await tokenTo(guest.email);
    expect((await call('getInvitation', { token })).body.has_account).toBe(true);
    const anonymous = await accept(token, typed);
    const stranger = await accept(token, {}, owner.cookie);
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'unauthenticated']);
    expect([stranger.status, stranger.body.code]).toEqual([403, 'forbidden']);
    const replies = await Promise.all(Array.from({ length: 50 }, () => accept(token, {}, guest.cookie)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(replies[0]?.body.member.websites).toMatchObject([{ id: a, role: 'shop' }]);
  });

  it('creates one account for fifty concurrent calls', async () => {
    await invite('druk@shop.nl');
    const token = await tokenTo('druk@shop.nl');
    const replies = await Promise.all(Array.from({ length: 50 }, () => accept(token, typed)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => [401, 404].includes(status))).toHaveLength(49);
  });

  it('is one invitation after two or fifty concurrent calls, with one mail and the last role', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => invite('een@shop.nl', 'shop')));
    expect(new Set(replies.map(({ body }) => body.invitation.id)).size).toBe(1);
    expect((await invite('een@shop.nl', 'editor')).body.invitation.role).toBe('editor');
    expect(await mailsTo('een@shop.nl')).toHaveLength(1);
    expect((await call('getInvitation', { token: await tokenTo('een@shop.nl') })).body.role).toBe('editor');
  });

  it('is refused for a member, at the field', async () => {
    const reply = await invite(owner.email.toUpperCase());
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['email']]);
    expect((await invite('geen adres')).status).toBe(422);
  });

  it('gets a new link when it is sent again, once a minute, and the old link stops working', async () => {
    const { id } = (await invite('weer@shop.nl')).body.invitation;
    const old = await tokenTo('weer@shop.nl');
    const resend = () => call('resendInvitation', { ...ids, invitation_id: id }, owner.cookie);
    expect((await resend()).status).toBe(200);
    expect(await mailsTo('weer@shop.nl')).toHaveLength(1);
    await database.admin.pool.query(`update invitations set sent_at = now() - interval '2 minutes'`);
    const replies = await Promise.all(Array.from({ length: 50 }, resend));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await mailsTo('weer@shop.nl')).toHaveLength(2);
    expect((await call('getInvitation', { token: old })).status).toBe(404);
    expect((await call('getInvitation', { token: await tokenTo('weer@shop.nl') })).status).toBe(200);
  });

  it('is not accepted after it was withdrawn once or more often', async () => {
    const { id } = (await invite('terug@shop.nl')).body.invitation;
    const token = await tokenTo('terug@shop.nl');
    for (const invitation_id of [id, id, 'bestaat-niet'])
      expect((await call('withdrawInvitation', { ...ids, invitation_id }, owner.cookie)).status).toBe(200);
    expect((await accept(token, typed)).status).toBe(404);
    const again = await call('resendInvitation', { ...ids, invitation_id: id }, owner.cookie);
    expect(again.status).toBe(404);
  });

  it('expires after seven days, is shown as expired, and can be created again', async () => {
    const { id } = (await invite('laat@shop.nl')).body.invitation;
    const token = await tokenTo('laat@shop.nl');
    await database.admin.pool.query(
      `update invitations set expires_at = expires_at - interval '7 days' where id = $1`,
      [id],
    );
    expect([(await accept(token, typed)).status, (await call('getInvitation', { token })).status]).toEqual([
      404, 404,
    ]);
    const shown = (await listed()).invitations.find((one: { id: string }) => one.id === id);
    expect(shown.expired).toBe(true);
    expect((await invite('laat@shop.nl')).body.invitation.expired).toBe(false);
    expect((await accept(await tokenTo('laat@shop.nl'), typed)).status).toBe(200);
  });

  it('cannot be read or changed from another website', async () => {
    const theirs = await person('owner', b);
    const other = { website_id: b, project_id: b };
    const made = await call('inviteMember', { ...other, email: 'zij@shop.nl', role: 'shop' }, theirs.cookie);
    const { id } = made.body.invitation;
    expect((await call('resendInvitation', { ...ids, invitation_id: id }, owner.cookie)).status).toBe(404);
    await call('withdrawInvitation', { ...ids, invitation_id: id }, owner.cookie);
    const token = await tokenTo('zij@shop.nl');
    expect((await call('getInvitation', { token })).status).toBe(200);
    const moved = `${a}.${token.split('.')[1]}`;
    for (const made_up of [moved, 'x', '.', `${b}.x`, `bestaat-niet.${token.split('.')[1]}`])
      expect((await call('getInvitation', { token: made_up })).status).toBe(404);
  });
});

describe('a member', () => {
  const role = (member_id: string, to: string, cookie = owner.cookie) =>
    call('changeMemberRole', { ...ids, member_id, role: to }, cookie);
  const remove = (member_id: string, cookie = owner.cookie) =>
    call('removeMember', { ...ids, member_id }, cookie);
  const mayRead = async (cookie: string) => (await call('listMembers', ids, cookie)).status;

  it('has the new role, or none, from the next call on', async () => {
    const editor = await person('editor');
    expect(await mayRead(editor.cookie)).toBe(403);
    expect((await role(editor.id, 'owner')).body).toEqual({ changed: true });
    expect(await mayRead(editor.cookie)).toBe(200);
    await role(editor.id, 'shop');
    expect(await mayRead(editor.cookie)).toBe(403);
    for (let i = 0; i < 2; i++) expect((await remove(editor.id)).body).toEqual({ removed: true });
    expect(await mayRead(editor.cookie)).toBe(404);
    expect((await call('getSession', {}, editor.cookie)).body.member.websites).toEqual([]);
    expect((await role(editor.id, 'shop')).status).toBe(404);
  });

  it('is not changed when unknown or of another website', async () => {
    const theirs = await person('owner', b);
    expect([(await role(theirs.id, 'shop')).status, (await role('bestaat-niet', 'shop')).status]).toEqual([
      404, 404,
    ]);
    expect((await remove(theirs.id)).status).toBe(200);
    expect((await call('listMembers', { website_id: b, project_id: b }, theirs.cookie)).status).toBe(200);
  });

  it('stays owner as the last owner', async () => {
    for (const reply of [await role(owner.id, 'editor'), await remove(owner.id)])
      expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    expect((await role(owner.id, 'owner')).status).toBe(200);
  });

  it('can leave as an owner when there is another owner', async () => {
    const second = await person('owner');
    expect((await remove(second.id, second.cookie)).status).toBe(200);
    expect(await mayRead(second.cookie)).toBe(404);
  });

  it('stays owner when all owners give up the role or remove each other concurrently', async () => {
    for (const work of [role, remove] as const) {
      const others = await Promise.all(Array.from({ length: 5 }, () => person('owner')));
      const all = [owner, ...others];
      const replies = await Promise.all(
        all.map(({ cookie }, index) => {
          const { id } = all[(index + 1) % all.length] ?? owner;
          return work === role ? role(id, 'editor', cookie) : remove(id, cookie);
        }),
      );
      expect(replies.every(({ status }) => [200, 403, 404, 409].includes(status))).toBe(true);
      const { rows } = await database.admin.pool.query(
        `select count(*)::int as owners from memberships where website_id = $1 and role = 'owner'`,
        [a],
      );
      expect(rows[0].owners).toBeGreaterThanOrEqual(1);
      await database.admin.pool.query(
        `insert into memberships values ($1, $2, 'owner')
         on conflict (website_id, user_id) do update set role = 'owner'`,
        [a, owner.id],
      );
      await database.admin.pool.query('delete from memberships where website_id = $1 and user_id <> $2', [
        a,
        owner.id,
      ]);
    }
  });
});
