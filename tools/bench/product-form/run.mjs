// npm run bench -- product-form [-- --keys 60 --write]: how long a key takes in the form of a product with many options and
// variants, beside a page with one bare input.
import { useProjectNode } from '../../node/use-project-node.mjs';

useProjectNode();
const { measureProductForm } = await import('./measure-product-form.ts');
await measureProductForm(process.argv.slice(2));
