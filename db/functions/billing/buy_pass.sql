-- Gives the pass that was bought; a test compares its size and length with those that the screens show. It changes no
-- plan.
CREATE OR REPLACE FUNCTION buy_pass(buyer uuid, bought text, payment uuid, paid_at timestamptz)
  RETURNS void LANGUAGE sql AS $$
  INSERT INTO passes (tx_ref, user_id, kind, reveals, starts_at, ends_at)
    VALUES (payment, buyer, bought, CASE bought WHEN 'day' THEN 10 WHEN 'week' THEN 50 END, paid_at,
      paid_at + CASE bought WHEN 'day' THEN interval '24 hours' WHEN 'week' THEN interval '168 hours' END);
$$;
