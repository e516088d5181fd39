import { defineConfig } from 'drizzle-kit';

/** `npm run migration` compares the schema with the last migration, and writes the next. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema/*.ts',
  out: './src/server/database/migrations',
});
