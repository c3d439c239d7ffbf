-- Where a listing stands in every list, the lowest first: who seldom answers behind everybody else, then what was paid,
-- then whether its owner was here lately, then the newest, by minutes since 2020.
CREATE OR REPLACE FUNCTION search_position(seldom_answers boolean, plan_weight smallint, is_active boolean, joined_at timestamptz)
  RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN seldom_answers::integer * 1073741824 - (greatest(plan_weight - 1, 0) * 67108864 + is_active::integer * 33554432
    + least(greatest(floor(extract(epoch FROM joined_at) / 60) - 26297280, 0), 33554431)::integer);
