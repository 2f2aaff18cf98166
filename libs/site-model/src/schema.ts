export * from './form/form.schema.ts';
export * from './page-document/page-document.schema.ts';
export * from './site/menu.schema.ts';
export * from './site/site.schema.ts';
