CREATE TABLE "hand_in_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"hand_in_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"work" jsonb NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_in_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"hand_in_id" text NOT NULL,
	"request_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"part" text,
	"step" integer,
	"under" text,
	"is_learners" boolean NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "hand_ins" ADD COLUMN "points" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD COLUMN "notes" jsonb;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD COLUMN "returned_of" integer;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_in_attempts" ADD CONSTRAINT "hand_in_attempts_hand_in_id_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."hand_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_comments" ADD CONSTRAINT "hand_in_comments_hand_in_id_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."hand_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_comments" ADD CONSTRAINT "hand_in_comments_under_hand_in_comments_id_fk" FOREIGN KEY ("under") REFERENCES "public"."hand_in_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_comments" ADD CONSTRAINT "hand_in_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_in_attempts_one" ON "hand_in_attempts" USING btree ("hand_in_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_in_comments_request" ON "hand_in_comments" USING btree ("hand_in_id","request_id");--> statement-breakpoint
CREATE INDEX "hand_in_comments_order" ON "hand_in_comments" USING btree ("hand_in_id","created_at");--> statement-breakpoint
CREATE INDEX "hand_in_comments_under" ON "hand_in_comments" USING btree ("under");--> statement-breakpoint
CREATE INDEX "hand_in_comments_author" ON "hand_in_comments" USING btree ("author_id");--> statement-breakpoint
-- What was handed in the last time is the only attempt that is known of what was there before.
INSERT INTO "hand_in_attempts" ("id", "hand_in_id", "attempt", "work", "handed_in_at") SELECT "id", "id", "times", "work", "handed_in_at" FROM "hand_ins";--> statement-breakpoint
-- What was said of it was the learner's to read at once, and stays so.
UPDATE "hand_ins" SET "returned_of" = "said_of", "returned_at" = "handed_in_at" WHERE "said_of" IS NOT NULL;
