ALTER TABLE "assignments" ADD COLUMN "board" text;--> statement-breakpoint
-- Without escapes of characters that the database cannot hold: they stand in texts, never in what is read here.
UPDATE "assignments" SET "board" = CASE WHEN "read"."log" ->> 'lesson' = 'bills' THEN 'bills-' || ("read"."log" ->> 'stage') ELSE "read"."log" ->> 'lesson' END FROM (SELECT "id", replace(replace("start_log", '\\', ''), '\u', '')::json AS "log" FROM "assignments") AS "read" WHERE "read"."id" = "assignments"."id";--> statement-breakpoint
ALTER TABLE "assignments" ALTER COLUMN "board" SET NOT NULL;
