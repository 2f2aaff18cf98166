import type { OwnedPropertyContent, PropertyKind } from '@etalage/shop-domain';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import type { TestApi } from '../../testing/start-test-api.ts';
import { newId } from '../../db/new-id.ts';

/** Makes properties in tests: on the website of the caller by its calls, on another one in the database. */
export function propertyCalls(database: TestDatabase, api: TestApi, website: string, other: string) {
  const ids = { website_id: website, project_id: website };
  /** What a save stores of a property with these values, all of which stay. */
  const content = (title: string, ...values: string[]): OwnedPropertyContent => ({
    title,
    kind: 'choice',
    unit: '',
    values: values.map((value) => ({ value, color: '', from: [value] })),
  });
  const made = async (title: string, kind: PropertyKind = 'choice', ...values: string[]) => {
    const { body } = await api.call('createProperty', { ...ids, title, kind, unit: '' });
    const { id } = body as { id: string };
    for (const value of values) await api.call('addPropertyValue', { ...ids, id, value, color: '' });
    const read = await api.call('getProperty', { ...ids, id });
    return (read.body as { property: { id: string; key: string; title: string; version: number } }).property;
  };
  return {
    ids,
    content,
    made,
    /** A property of the other website; returns its id. */
    async foreign(): Promise<string> {
      const id = newId();
      const own = { key: id, title: id, kind: 'choice' as const, position: 0 };
      await database.admin.global
        .insertInto('properties')
        .values({ ...own, id, website_id: other })
        .execute();
      return id;
    },
    /** A deletion of a property, which can be undone. */
    async change(title: string): Promise<string> {
      const { id } = await made(title, 'choice', 'Rood');
      const { body } = await api.call('deleteProperty', { ...ids, id });
      return (body as { change: string }).change;
    },
  };
}
