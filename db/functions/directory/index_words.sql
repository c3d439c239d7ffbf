-- The words of a text, each once, in their base form, without articles and the like. Who writes ŋ is found by ng and by n.
CREATE OR REPLACE FUNCTION index_words(words text)
  RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT base_form(word)), '{}')
  FROM string_to_table(plain_words(words) || CASE WHEN words ~ '[ŋŊ]' THEN ' ' || plain_words(translate(words, 'ŋŊ', 'nn')) ELSE '' END, ' ') AS word
  WHERE length(word) > 1 AND word <> ALL ('{and,are,at,au,aux,avec,by,chez,dans,de,des,du,en,est,et,for,from,in,is,la,le,les,nos,notre,nous,of,on,or,ou,our,par,pour,sont,sur,the,to,un,une,vos,votre,vous,we,with,you,your}'::text[])
$$;
