ALTER TABLE "guess_budgets" RENAME COLUMN "judged" TO "wrong_guesses";--> statement-breakpoint
ALTER TABLE "guess_budgets" RENAME CONSTRAINT "guess_budgets_judged" TO "guess_budgets_wrong_guesses";--> statement-breakpoint
ALTER TABLE "listed_numbers" RENAME TO "shown_numbers";--> statement-breakpoint
ALTER TABLE "shown_numbers" RENAME CONSTRAINT "listed_numbers_viewer_id_day_pk" TO "shown_numbers_viewer_id_day_pk";--> statement-breakpoint
ALTER TABLE "shown_numbers" RENAME CONSTRAINT "listed_numbers_viewer_id_users_id_fk" TO "shown_numbers_viewer_id_users_id_fk";
