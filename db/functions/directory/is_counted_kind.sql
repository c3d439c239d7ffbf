-- Whether listings are counted by terms of this kind.
CREATE OR REPLACE FUNCTION is_counted_kind(kind text)
  RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN kind IN ('all', 'category', 'item', 'open-all', 'open-category', 'open-item', 'open-subcategory', 'subcategory');
