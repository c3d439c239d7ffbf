import {
  findPlan,
  isPassId,
  type PassId,
  type Plan,
  type ProductId,
  passes,
} from '@mboalink/shared/catalogue/plans.ts';

type Pass = { id: PassId } & (typeof passes)[PassId];

/** What is paid for, with its price. */
export type Product = Plan | Pass;

export const isPass = (product: Product): product is Pass => isPassId(product.id);

/** The plan or pass of an id. */
export const findProduct = (id: ProductId): Product => (isPassId(id) ? { id, ...passes[id] } : findPlan(id));
