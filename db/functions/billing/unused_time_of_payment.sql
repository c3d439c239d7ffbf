-- What is left of the time that a payment brought, of which plan it is by now, and until when time ran that other
-- payments brought. Dearer time is used first, and of one plan what was bought first; what was turned into a dearer
-- plan keeps its order.
CREATE OR REPLACE FUNCTION unused_time_of_payment(member uuid, payment uuid, at_instant timestamptz,
    OUT weight integer, OUT seconds numeric, OUT others_until timestamptz)
  LANGUAGE plpgsql STABLE AS $$
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
