ALTER TABLE "need_answers" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "needs" ADD COLUMN "picture" text;--> statement-breakpoint
CREATE INDEX "need_answers_picture_idx" ON "need_answers" USING btree ("picture") WHERE "need_answers"."picture" is not null;--> statement-breakpoint
CREATE INDEX "needs_picture_idx" ON "needs" USING btree ("picture") WHERE "needs"."picture" is not null;--> statement-breakpoint
ALTER TABLE "need_answers" ADD CONSTRAINT "need_answers_picture" CHECK ("need_answers"."picture" ~ '^[0-9a-f]{32}$');--> statement-breakpoint
ALTER TABLE "needs" ADD CONSTRAINT "needs_picture" CHECK ("needs"."picture" ~ '^[0-9a-f]{32}$');