import { describe, expect, it } from 'vitest';
import { navigationFor, type Role } from './navigation.ts';

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

  it('shows no heading over nothing', () => {
    expect(navigationFor('editor').map(({ heading }) => heading)).toEqual([null, 'dashboard_nav_group_site']);
  });
});
