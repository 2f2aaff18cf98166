/** The collections of a website by the names under which grids store them; `own` are items written in the grid itself. */
export const collectionNames = ['products', 'categories', 'pages', 'own'] as const;

export type CollectionName = (typeof collectionNames)[number];

/** Whether an item is in a category or in one below it. */
interface CategoryMatch {
  field: 'category';
  /** False: only items that do not match. */
  is: boolean;
  category: string;
}

/** What a text contains, without capitals and accents; an address starts with it. */
interface TextMatch<Name extends string> {
  field: Name;
  is: boolean;
  text: string;
}

/** The lowest price of a product as the shop shows it, in cents. */
interface PriceMatch {
  field: 'price';
  bound: 'at_least' | 'at_most';
  cents: number;
}

/** Whether a product is shown with a sale price. */
interface SaleMatch {
  field: 'sale';
  is: boolean;
}

export type ProductRule = CategoryMatch | PriceMatch | SaleMatch | TextMatch<'title'>;
export type CategoryRule = CategoryMatch | TextMatch<'title'>;
export type PageRule = TextMatch<'title'> | TextMatch<'address'>;

/** Orders of each collection; `own` is the order that the owner gave it, `newest` has the last added item first. */
export const collectionOrders = {
  products: ['own', 'title', 'title_desc', 'price', 'price_desc', 'newest'],
  categories: ['own', 'title', 'title_desc', 'newest'],
  pages: ['newest', 'title', 'title_desc'],
} as const;

type Orders = typeof collectionOrders;

interface ListOf<Name extends keyof Orders, Rule> {
  of: 'collection';
  collection: Name;
  /** An item matches all of them. */
  rules: readonly Rule[];
  order: Orders[Name][number];
  /** Ids of items that are first, in this order, whether or not they match the rules. */
  first: readonly string[];
  /** Ids of items that are left out. */
  hidden: readonly string[];
  most: number;
}

export type ProductCollection = ListOf<'products', ProductRule>;
export type CategoryCollection = ListOf<'categories', CategoryRule>;
export type PageCollection = ListOf<'pages', PageRule>;

/** What visitors may see of a collection of the website, selected by rules. */
export type CollectionList = ProductCollection | CategoryCollection | PageCollection;
