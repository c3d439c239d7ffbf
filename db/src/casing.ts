/** How a column's name in the schema becomes its name in the database: `userId` is `user_id`. */
export const casing = 'snake_case';
