ALTER TABLE "subscription_entries" DROP CONSTRAINT "subscription_entries_kind";--> statement-breakpoint
ALTER TABLE "subscription_entries" DROP CONSTRAINT "subscription_entries_tx_ref";--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_kind" CHECK ("subscription_entries"."kind" in ('trial', 'carried', 'converted', 'paid', 'revoked', 'cancelled', 'resumed'));--> statement-breakpoint
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_tx_ref" CHECK (("subscription_entries"."tx_ref" is not null) = ("subscription_entries"."kind" in ('paid', 'converted', 'revoked')));--> statement-breakpoint
-- What is left of each plan, cheapest first, at an instant from which paid time runs, in seconds.
CREATE FUNCTION unused_seconds(last_plan text, paid_until timestamptz, pro_until timestamptz, premium_until timestamptz,
    from_instant timestamptz) RETURNS numeric[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  unused numeric[] := ARRAY[0, 0, 0];
  lowest CONSTANT integer := plan_weight(last_plan);
BEGIN
  IF premium_until > from_instant THEN
    unused[3] := extract(epoch FROM premium_until - from_instant);
    from_instant := premium_until;
  END IF;
  IF pro_until > from_instant THEN
    unused[2] := extract(epoch FROM pro_until - from_instant);
    from_instant := pro_until;
  END IF;
  IF paid_until > from_instant THEN
    unused[lowest] := unused[lowest] + extract(epoch FROM paid_until - from_instant);
  END IF;
  RETURN unused;
END $$;
--> statement-breakpoint
-- Until when each plan runs then, dearest first; all null where nothing is left.
CREATE FUNCTION plan_ends(unused numeric[], from_instant timestamptz,
    OUT last_plan text, OUT paid_until timestamptz, OUT pro_until timestamptz, OUT premium_until timestamptz)
  LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  ends timestamptz[];
  lowest integer;
BEGIN
  FOR weight IN REVERSE 3..1 LOOP
    IF unused[weight] > 0 THEN
      paid_until := coalesce(paid_until, from_instant) + make_interval(secs => unused[weight]::double precision);
      ends[weight] := paid_until;
      lowest := weight;
    END IF;
  END LOOP;
  last_plan := (ARRAY['basic', 'pro', 'premium'])[lowest];
  pro_until := CASE WHEN lowest < 2 THEN ends[2] END;
  premium_until := CASE WHEN lowest < 3 THEN ends[3] END;
END $$;
--> statement-breakpoint
-- Adds bought time behind the trial and behind what is left of that plan and of dearer ones; time of cheaper plans goes on
-- afterwards. Who buys a dearer plan than the one that runs has it at once, and all unused time becomes time of that plan by
-- its price, rounded up to the second.
CREATE OR REPLACE FUNCTION buy_plan(buyer uuid, bought text, payment uuid, paid_at timestamptz, bought_seconds integer)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plans CONSTANT text[] := ARRAY['basic', 'pro', 'premium'];
  wanted CONSTANT integer := plan_weight(bought);
  was subscriptions;
  first timestamptz;
  unused numeric[];
  converted integer := 0;
BEGIN
  SELECT * INTO was FROM subscriptions WHERE user_id = buyer FOR UPDATE;
  first := greatest(paid_at, was.trial_ends_at);
  unused := unused_seconds(was.plan, was.paid_until, was.pro_until, was.premium_until, first);
  IF NOT 0 < ANY (unused[wanted:]) THEN
    FOR weight IN 1..wanted - 1 LOOP
      converted := converted + ceil(unused[weight] * plan_price(plans[weight]) / plan_price(bought));
    END LOOP;
  END IF;
  IF converted > 0 THEN
    unused := ARRAY[0, 0, 0];
    unused[wanted] := converted;
    INSERT INTO subscription_entries (user_id, kind, tx_ref, plan, seconds, last_plan, trial_ends_at, paid_until, created_at)
      VALUES (buyer, 'converted', payment, bought, converted, bought, was.trial_ends_at,
        first + make_interval(secs => converted), paid_at);
  END IF;
  unused[wanted] := unused[wanted] + bought_seconds;
  INSERT INTO subscription_entries (user_id, kind, tx_ref, plan, seconds, last_plan, trial_ends_at, paid_until, pro_until,
      premium_until, created_at)
    SELECT buyer, 'paid', payment, bought, bought_seconds, ends.last_plan, was.trial_ends_at, ends.paid_until,
      ends.pro_until, ends.premium_until, paid_at
    FROM plan_ends(unused, first) AS ends;
END $$;
--> statement-breakpoint
-- What is left of the time that a payment brought, of which plan it is by now, and until when time ran that others brought.
-- Dearer time is used first, and of one plan what was bought first; what was turned into a dearer plan keeps its order.
CREATE FUNCTION unused_of_payment(member uuid, payment uuid, at_instant timestamptz,
    OUT weight integer, OUT seconds numeric, OUT others_until timestamptz) LANGUAGE plpgsql STABLE AS $$
DECLARE
  plans CONSTANT text[] := ARRAY['basic', 'pro', 'premium'];
  entry record;
  lot record;
  -- The lots of paid time in the order in which they were bought: of which payment, of which plan, what is left.
  refs uuid[] := '{}';
  weights integer[] := '{}';
  lefts numeric[] := '{}';
  since timestamptz := '-infinity';
  trial_end timestamptz;
  used_until timestamptz;
  part numeric;
  others numeric;
BEGIN
  FOR entry IN
    SELECT id, kind, tx_ref, plan_weight(plan)::integer AS bought, subscription_entries.seconds AS added, trial_ends_at, created_at,
        unused_seconds(last_plan, paid_until, pro_until, premium_until, greatest(created_at, trial_ends_at)) AS unused, paid_until
      FROM subscription_entries WHERE user_id = member
    UNION ALL SELECT NULL, NULL, NULL, NULL, NULL, NULL, at_instant, NULL, NULL
    ORDER BY id NULLS LAST
  LOOP
    used_until := greatest(since, trial_end);
    since := greatest(since, entry.created_at);
    FOR lot IN SELECT index FROM unnest(weights) WITH ORDINALITY AS lots (weight, index) ORDER BY lots.weight DESC, index LOOP
      part := least(lefts[lot.index], greatest(0, extract(epoch FROM since - used_until)));
      IF part > 0 THEN
        lefts[lot.index] := lefts[lot.index] - part;
        used_until := used_until + make_interval(secs => part::double precision);
        IF refs[lot.index] IS DISTINCT FROM payment THEN
          others_until := used_until;
        END IF;
      END IF;
    END LOOP;
    trial_end := entry.trial_ends_at;
    IF entry.kind = 'carried' THEN
      refs := ARRAY[NULL, NULL, NULL]::uuid[];
      weights := ARRAY[1, 2, 3];
      lefts := entry.unused;
      others_until := entry.paid_until;
    ELSIF entry.kind = 'converted' THEN
      SELECT array_agg(ref ORDER BY lots.weight DESC, index), array_agg(entry.bought),
          array_agg(CASE WHEN ref IS DISTINCT FROM payment
            THEN ceil(unused * plan_price(plans[lots.weight]) / plan_price(plans[entry.bought]))
            END ORDER BY lots.weight DESC, index)
        INTO refs, weights, lefts
        FROM unnest(refs, weights, lefts) WITH ORDINALITY AS lots (ref, weight, unused, index);
      others := coalesce((SELECT sum(unused) FROM unnest(lefts) AS unused), 0);
      lefts := ARRAY(SELECT coalesce(unused, greatest(0, entry.added - others))
        FROM unnest(lefts) WITH ORDINALITY AS lots (unused, index) ORDER BY index);
    ELSIF entry.kind = 'paid' THEN
      refs := refs || entry.tx_ref;
      weights := weights || entry.bought;
      lefts := lefts || entry.added::numeric;
    ELSIF entry.kind = 'revoked' THEN
      lefts[array_position(refs, entry.tx_ref)] := 0;
    END IF;
  END LOOP;
  weight := weights[array_position(refs, payment)];
  seconds := lefts[array_position(refs, payment)];
END $$;
--> statement-breakpoint
-- Takes back what is left of the time that a payment brought; all other paid time stays, and begins as much sooner. Where none
-- is left a listing stays three days behind what others brought, and a trial is of the plan that it began with.
CREATE FUNCTION revoke_plan(buyer uuid, payment uuid, at_instant timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plans CONSTANT text[] := ARRAY['basic', 'pro', 'premium'];
  was subscriptions;
  taken record;
  first timestamptz;
  unused numeric[];
BEGIN
  SELECT * INTO was FROM subscriptions WHERE user_id = buyer FOR UPDATE;
  SELECT * INTO STRICT taken FROM unused_of_payment(buyer, payment, at_instant);
  first := greatest(at_instant, was.trial_ends_at);
  unused := unused_seconds(was.plan, was.paid_until, was.pro_until, was.premium_until, first);
  unused[taken.weight] := greatest(0, round(unused[taken.weight] - taken.seconds, 3));
  INSERT INTO subscription_entries (user_id, kind, tx_ref, plan, seconds, last_plan, trial_ends_at, paid_until, pro_until,
      premium_until, cancelled_at, created_at)
    SELECT buyer, 'revoked', payment, plans[taken.weight], -taken.seconds,
      coalesce(ends.last_plan, (SELECT plan FROM subscription_entries WHERE user_id = buyer AND kind = 'trial'), was.plan),
      was.trial_ends_at, coalesce(ends.paid_until, taken.others_until), ends.pro_until, ends.premium_until,
      was.cancelled_at, at_instant
    FROM plan_ends(unused, first) AS ends;
END $$;
--> statement-breakpoint
-- Whose money went back does not keep what it bought: the step to a revoked receipt takes it.
CREATE FUNCTION revoke_what_was_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid payments;
BEGIN
  SELECT * INTO paid FROM payments WHERE tx_ref = NEW.tx_ref;
  UPDATE passes SET ends_at = least(ends_at, NEW.revoked_at) WHERE tx_ref = NEW.tx_ref;
  IF NOT FOUND AND paid.user_id IS NOT NULL THEN
    PERFORM revoke_plan(paid.user_id, NEW.tx_ref, NEW.revoked_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipts_revoke
  AFTER UPDATE OF revoked_at ON receipts
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION revoke_what_was_paid();
--> statement-breakpoint
-- A number is given once, and so is money back.
CREATE FUNCTION keep_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING CONSTRAINT = 'receipts_kept', MESSAGE = 'a receipt is not written anew';
END $$;
--> statement-breakpoint
CREATE TRIGGER receipts_kept
  BEFORE UPDATE ON receipts
  FOR EACH ROW WHEN (
    (OLD.tx_ref, OLD.year, OLD.serial, OLD.bought_days, OLD.issued_at) IS DISTINCT FROM
      (NEW.tx_ref, NEW.year, NEW.serial, NEW.bought_days, NEW.issued_at)
    OR OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at)
  EXECUTE FUNCTION keep_receipt();
