CREATE TABLE "class_instructors" (
	"class_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_instructors_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "parts" jsonb;--> statement-breakpoint
-- What an assignment was about is its only part, and each task is worth a point.
UPDATE "assignments" SET "parts" = jsonb_build_object('version', 1, 'parts', jsonb_build_array(jsonb_build_object('id', '1', 'kind', 'board', 'title', "title", 'board', "board", 'startLog', "start_log", 'scenarioId', "scenario_id", 'tasks', (SELECT coalesce(jsonb_agg(jsonb_build_object('index', "chosen"."task", 'points', 1) ORDER BY "chosen"."place"), '[]') FROM jsonb_array_elements("tasks") WITH ORDINALITY AS "chosen"("task", "place")), 'modelLog', "model_log")));--> statement-breakpoint
ALTER TABLE "assignments" ALTER COLUMN "parts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "opens" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "late_rule" text DEFAULT 'accepted' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "late_percent" integer;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "copied_from" text;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD COLUMN "work" jsonb;--> statement-breakpoint
UPDATE "hand_ins" SET "work" = jsonb_build_object('1', jsonb_build_object('log', "log_text", 'rounds', "rounds", 'met', "met", 'divergence', "divergence"));--> statement-breakpoint
ALTER TABLE "hand_ins" ALTER COLUMN "work" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "scenarios" ADD COLUMN "visibility" text DEFAULT 'listed' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_instructors" ADD CONSTRAINT "class_instructors_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_instructors" ADD CONSTRAINT "class_instructors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_instructors_user" ON "class_instructors" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "assignments" DROP COLUMN "board";--> statement-breakpoint
ALTER TABLE "assignments" DROP COLUMN "start_log";--> statement-breakpoint
ALTER TABLE "assignments" DROP COLUMN "scenario_id";--> statement-breakpoint
ALTER TABLE "assignments" DROP COLUMN "tasks";--> statement-breakpoint
ALTER TABLE "assignments" DROP COLUMN "model_log";--> statement-breakpoint
ALTER TABLE "hand_ins" DROP COLUMN "log_text";--> statement-breakpoint
ALTER TABLE "hand_ins" DROP COLUMN "rounds";--> statement-breakpoint
ALTER TABLE "hand_ins" DROP COLUMN "met";--> statement-breakpoint
ALTER TABLE "hand_ins" DROP COLUMN "divergence";--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_late" CHECK (("assignments"."late_rule" = 'percent') = ("assignments"."late_percent" is not null));