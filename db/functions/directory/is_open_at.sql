-- Whether opening hours say open at a minute of the week, of which Monday's first is 0; a span may end after midnight.
CREATE OR REPLACE FUNCTION is_open_at(hours jsonb, at integer) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (
    SELECT FROM (VALUES (at / 1440), ((at / 1440 + 6) % 7)) AS days(day),
      jsonb_array_elements(hours -> (ARRAY['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[day + 1]) AS span,
      LATERAL (SELECT split_part(span ->> 0, ':', 1)::integer * 60 + split_part(span ->> 0, ':', 2)::integer AS begins,
        split_part(span ->> 1, ':', 1)::integer * 60 + split_part(span ->> 1, ':', 2)::integer AS ends) AS minutes
    WHERE (at - day * 1440 - begins + 10080) % 10080 < coalesce(nullif((ends - begins + 1440) % 1440, 0), 1440))
$$;
