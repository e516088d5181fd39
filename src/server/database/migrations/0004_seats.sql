CREATE TABLE "seat_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"seat_id" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"request_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"student_id" text,
	"word_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hand_ins" ALTER COLUMN "learner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "class_members" ADD COLUMN "student_id" text;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "takes_seats" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Who made a class before there were seats asked for accounts.
UPDATE "classes" SET "takes_seats" = false;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD COLUMN "seat_id" text;--> statement-breakpoint
ALTER TABLE "seat_tokens" ADD CONSTRAINT "seat_tokens_seat_id_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_tokens_seat" ON "seat_tokens" USING btree ("seat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seats_name" ON "seats" USING btree ("class_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "seats_request" ON "seats" USING btree ("class_id","request_id");--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_seat_id_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_ins_seat" ON "hand_ins" USING btree ("assignment_id","seat_id");--> statement-breakpoint
CREATE INDEX "hand_ins_of_seat" ON "hand_ins" USING btree ("seat_id");--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_one" CHECK (num_nonnulls("hand_ins"."learner_id", "hand_ins"."seat_id") = 1);