ALTER TABLE "scenarios" drop column "search";--> statement-breakpoint
ALTER TABLE "scenarios" ADD COLUMN "author_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "scenarios" SET "author_name" = "users"."name" FROM "users" WHERE "users"."id" = "scenarios"."author_id";--> statement-breakpoint
ALTER TABLE "scenarios" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'B') || setweight(to_tsvector('english', notes), 'C') || to_tsvector('english', coalesce(preview ->> 'title', '')) || to_tsvector('english', author_name) || to_tsvector('simple', author_name)) STORED;--> statement-breakpoint
CREATE INDEX "scenarios_search" ON "scenarios" USING gin ("search");
