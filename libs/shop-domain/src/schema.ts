export * from './schema/codecs.ts';
export * from './schema/product.schema.ts';
export * from './schema/empty-product.ts';
export * from './schema/category.schema.ts';
export * from './schema/filter.schema.ts';
export * from './schema/customer.schema.ts';
export * from './schema/cart.schema.ts';
export * from './schema/order.schema.ts';
