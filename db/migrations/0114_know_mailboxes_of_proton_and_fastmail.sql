-- The mailbox that an address leads to: without what follows a plus, and without the signs that Gmail and Proton ignore. Any
-- name at somebody's own subdomain of Fastmail leads to them.
CREATE OR REPLACE FUNCTION mailbox_of(address text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE
		WHEN "domain" IN ('gmail.com', 'googlemail.com')
			THEN coalesce(nullif(replace("name", '.', ''), ''), "local") || '@gmail.com'
		WHEN "domain" IN ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
			THEN coalesce(nullif(translate("name", '._-', ''), ''), "local") || '@proton.me'
		WHEN "domain" ~ '^[^.]+[.]fastmail[.](com|fm)$'
			THEN split_part("domain", '.', 1) || '@fastmail.' || split_part("domain", '.', 3)
		ELSE coalesce(nullif("name", ''), "local") || '@' || "domain" END
	FROM (SELECT "local", "domain", split_part("local", '+', 1) AS "name"
		FROM (SELECT regexp_replace(lower(address), '@[^@]*$', '') AS "local",
			split_part(lower(address), '@', -1) AS "domain") AS "parts") AS "names"
$$;
--> statement-breakpoint
-- Of accounts that share one by these spellings the oldest keeps it.
UPDATE "users" SET "shares_mailbox" = true WHERE EXISTS (
	SELECT FROM "users" AS "older" WHERE mailbox_of("older"."email") = mailbox_of("users"."email") AND "older"."id" < "users"."id"
);--> statement-breakpoint
UPDATE "users" SET "email" = "email" WHERE "mailbox" <> mailbox_of("email");--> statement-breakpoint
UPDATE "one_time_codes" SET "subject" = "subject" WHERE "mailbox" <> mailbox_of("subject");--> statement-breakpoint
REINDEX INDEX "email_changes_old_mailbox_idx";
