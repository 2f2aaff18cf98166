import { checkCategoryRule, MAX_RULE_CATEGORIES, type OwnedCategoryContent } from '@etalage/shop-domain';
import { ApiError, type Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findCategories } from './category.repository.ts';

/**
 * Refuses a rule that makes no sense, or that looks at a category which is gone, has a rule too, or is the category itself;
 * a first rule of a category that another rule looks at, and a rule too many. Throws `validation_failed` at the fields below `category`.
 */
export async function checkMembership(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  { rule }: Pick<OwnedCategoryContent, 'rule'>,
): Promise<void> {
  if (!rule) return;
  const categories = await findCategories(tx, websiteId);
  const byHand = new Set(categories.filter((one) => !one.has_rule && one.id !== id).map((one) => one.id));
  const found: Record<string, Message[]> = Object.fromEntries(
    Object.entries(checkCategoryRule(rule)).map(([path, texts]) => [`category.rule.${path}`, [...texts]]),
  );
  for (const [index, condition] of rule.conditions.entries()) {
    if (condition.field !== 'category' || condition.id === '' || byHand.has(condition.id)) continue;
    found[`category.rule.conditions.${index}.id`] = [{ key: 'category_rule_not_by_hand' }];
  }
  const user = await tx
    .selectFrom('categories')
    .select('title')
    .where('website_id', '=', websiteId)
    .where('id', '<>', id)
    .where((where) =>
      where(
        where.ref('rule'),
        '@>',
        where.cast<never>(where.val(JSON.stringify({ conditions: [{ field: 'category', id }] })), 'jsonb'),
      ),
    )
    .orderBy('title')
    .executeTakeFirst();
  const others = categories.filter((one) => one.has_rule && one.id !== id).length;
  if (others >= MAX_RULE_CATEGORIES)
    found['category.rule'] = [{ key: 'category_rules_too_many', values: { most: MAX_RULE_CATEGORIES } }];
  if (user) found['category.rule'] = [{ key: 'category_rule_looked_at', values: { title: user.title } }];
  if (Object.keys(found).length > 0) throw new ApiError('validation_failed', found);
}
