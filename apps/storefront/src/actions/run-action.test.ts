import { describe, expect, it } from 'vitest';
import { pageServices } from '../services/services-context.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { typedValues } from './action.ts';
import { runAction } from './run-action.ts';

const post = (path: string, fields: Record<string, string>) =>
  new Request(new URL(path, 'http://localhost:3000'), { method: 'POST', body: new URLSearchParams(fields) });

describe('runAction', () => {
  it('refuses an intent that does not exist', async () => {
    const refused = runAction(post('/', { intent: 'toString' }), pageServices(fakeServices()));
    await expect(refused).rejects.toMatchObject({ status: 400 });
  });

  it.each<[string, BodyInit, string | undefined]>([
    ['JSON', '{}', 'application/json'],
    ['text', 'hallo', 'text/plain'],
    ['a form with files that is cut off', '--x\r\ncontent-disp', 'multipart/form-data; boundary=x'],
    ['a form with files without a boundary', 'x', 'multipart/form-data'],
  ])('answers %s with 400', async (_what, body, type) => {
    const headers: HeadersInit = type ? { 'content-type': type } : {};
    const request = new Request('http://localhost:3000/', { method: 'POST', body, headers });
    const refused = runAction(request, pageServices(fakeServices()));
    await expect(refused).rejects.toMatchObject({ status: 400 });
  });

  it('answers a refused file whose question has the name of an inherited property', async () => {
    const fields = {
      intent: 'submit-form',
      step: 'check',
      form_use: 'f',
      'refused.constructor': 'x.exe: nee',
    };
    const answer = await runAction(post('/', fields), pageServices(fakeServices()));
    expect(answer).toMatchObject({ data: { feedback: { errors: { constructor: ['x.exe: nee'] } } } });
  });

  it('shows a wrong page password on the page, and leaves the password out of the typed values', async () => {
    const services = pageServices(fakeServices());
    const answer = await runAction(post('/geheim', { intent: 'page-password', password: 'x' }), services);
    expect(answer).toMatchObject({
      init: { status: 403 },
      data: { feedback: { form: 'page-password', errors: { password: ['Het wachtwoord is onjuist.'] } } },
    });
    expect(JSON.stringify(answer)).not.toContain('"password":"x"');
  });

  it('passes the correct password to the page that is rendered next', async () => {
    const services = pageServices(fakeServices());
    await runAction(post('/geheim', { intent: 'page-password', password: 'sesam' }), services);
    expect(services.learned.password).toBe('sesam');
  });
});

describe('typedValues', () => {
  it('keeps the first value of each text field and no password', () => {
    const form = new FormData();
    form.append('a', '1');
    form.append('a', '2');
    form.append('password', 'x');
    expect(typedValues(form)).toEqual({ a: '1' });
  });
});
