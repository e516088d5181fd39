CREATE TABLE "former_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"assignment_id" text NOT NULL,
	"part_id" text NOT NULL,
	"revision" integer NOT NULL,
	"part" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "answers_shown" text DEFAULT 'due' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "former_parts" ADD CONSTRAINT "former_parts_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "former_parts_one" ON "former_parts" USING btree ("assignment_id","part_id","revision");