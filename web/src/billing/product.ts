import { isPassId, type PassId, type ProductId } from '@mboalink/shared/billing/products.ts';
import { passes } from '@mboalink/shared/catalogue/passes.ts';
import { findPlan, type Plan } from '@mboalink/shared/catalogue/plans.ts';

type Pass = { id: PassId } & (typeof passes)[PassId];

/** What is paid for, with its price. */
export type Product = Plan | Pass;

export const isPass = (product: Product): product is Pass => isPassId(product.id);

/** The plan or pass of an id. */
export const findProduct = (id: ProductId): Product => (isPassId(id) ? { id, ...passes[id] } : findPlan(id));
