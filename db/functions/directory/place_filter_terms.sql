-- The place terms that a search asks for; -1 for one that does not exist. `try_search` adds buyers to those who also
-- sell.
CREATE OR REPLACE FUNCTION place_filter_terms(asked jsonb)
  RETURNS integer[] LANGUAGE sql STABLE
  RETURN ARRAY(
    SELECT coalesce((SELECT id FROM search_terms WHERE search_terms.kind = asked_kind
      AND name = CASE asked_kind WHEN 'city' THEN city_term(asked ->> 'region', asked ->> 'city')
        WHEN 'type' THEN 'both' ELSE asked ->> asked_kind END), -1)
    FROM unnest('{region,city,type}'::text[]) AS asked_kind
    WHERE asked ? asked_kind AND NOT (asked_kind = 'region' AND asked ? 'city'));
