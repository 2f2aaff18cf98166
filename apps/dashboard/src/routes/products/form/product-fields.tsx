import { EngineFields } from '../../../field-services/engine-fields.tsx';
import type { ProductForm } from './product-form-values.ts';

/** Fields that the form engine renders, as a part of the form of a product. */
export const ProductFields = EngineFields<ProductForm>;
