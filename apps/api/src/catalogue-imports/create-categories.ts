import { MAX_CATEGORIES, MAX_CATEGORY_LEVELS } from '@etalage/api-contract';
import { categoryPath, titlesOf } from '@etalage/shop-domain';
import { pathWords } from '@etalage/site-model';
import { recordChange } from '../audit/audit.repository.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { freePath } from '../pages/free-path.ts';
import type { Storing } from './import-call.ts';
import { rememberMade } from './import.repository.ts';

const MAX_TITLE = 200;

/** Whether a category can have this path. */
export function canMake(path: string): boolean {
  const titles = titlesOf(path);
  return titles.length <= MAX_CATEGORY_LEVELS && titles.every(({ length }) => length <= MAX_TITLE);
}

/** Adds the categories of paths that are not there, and those above them; as far as there is room. */
export async function createCategories(
  tx: WebsiteTransaction,
  { websiteId, importId, member, reading }: Pick<Storing, 'websiteId' | 'importId' | 'member' | 'reading'>,
  paths: readonly string[],
): Promise<void> {
  const known = new Map(reading.categoryIds);
  const urls = new Map<string, string>();
  const made: string[] = [];
  for (const titles of paths.filter(canMake).map(titlesOf)) {
    for (const [level, title] of titles.entries()) {
      const above = categoryPath(titles.slice(0, level)).toLowerCase();
      const path = categoryPath(titles.slice(0, level + 1)).toLowerCase();
      if (known.has(path) || known.size >= MAX_CATEGORIES) continue;
      const id = newId();
      const parentId = known.get(above) ?? null;
      const parentUrl = urls.get(above) ?? (await urlOf(tx, websiteId, parentId));
      const url = await freePath(tx, websiteId, `${parentUrl}/${pathWords(title) || 'categorie'}`);
      const category = { website_id: websiteId, id, title, url, parent_id: parentId };
      await tx
        .insertInto('categories')
        .values({ ...category, position: known.size })
        .execute();
      const changes = [{ subjectId: id, before: null, after: { title: category.title, url } }];
      await recordChange(tx, websiteId, member, { kind: 'category', action: 'created', changes });
      known.set(path, id);
      made.push(id);
      urls.set(path, url);
    }
  }
  await rememberMade(tx, { website_id: websiteId, id: importId }, made);
}

async function urlOf(tx: WebsiteTransaction, websiteId: string, id: string | null): Promise<string> {
  if (id === null) return '';
  const { url } = await tx
    .selectFrom('categories')
    .select('url')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return url;
}
