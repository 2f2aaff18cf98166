import { describe, expect, it } from 'vitest';
import { navigationFor, rolesOf, type Role, screensFor } from './navigation.ts';

const addressesOf = (role: Role) => navigationFor(role).flatMap(({ screens }) => screens.map(({ to }) => to));

describe('navigationFor', () => {
  it('shows an owner every screen', () => {
    expect(addressesOf('owner')).toEqual(expect.arrayContaining(['/', '/paginas', '/bestellingen']));
  });

  it('shows an editor the pages and no orders', () => {
    expect(addressesOf('editor')).toContain('/paginas');
    expect(addressesOf('editor')).not.toContain('/bestellingen');
  });

  it('shows a shop member the orders and no pages', () => {
    expect(addressesOf('shop')).toContain('/bestellingen');
    expect(addressesOf('shop')).not.toContain('/paginas');
  });

  it('leaves out a group without screens', () => {
    expect(navigationFor('editor').map(({ heading }) => heading)).toEqual([null, 'dashboard_nav_group_site']);
  });
});

describe('screensFor', () => {
  it('has every screen of the navigation, and those that are opened from elsewhere, for the role alone', () => {
    const found = (role: Role) => screensFor(role).map(({ to }) => to);
    expect(found('owner')).toEqual(expect.arrayContaining(addressesOf('owner')));
    expect(found('shop')).toContain('/instellingen/account');
    expect(found('shop').filter((to) => to.startsWith('/paginas'))).toEqual([]);
    expect(found('editor')).toContain('/paginas?tab=prullenbak');
  });
});

describe('rolesOf', () => {
  it.each([
    ['/', ['owner', 'editor', 'shop']],
    ['/paginas/:id/instellingen', ['owner', 'editor']],
    ['/bestellingen', ['owner', 'shop']],
    ['/instellingen/leden', ['owner']],
    ['/instellingen/account', ['owner', 'editor', 'shop']],
    ['/wm/templates/:id', ['owner', 'editor']],
  ])('of %s are %j', (path, roles) => {
    expect(rolesOf(path)).toEqual(roles);
  });

  it.each(['/paginasx', '/instellingen', '/onbekend'])('throws for %s, which is no screen', (path) => {
    expect(() => rolesOf(path)).toThrow(`no roles are defined for ${path}`);
  });
});
