-- At most eight.
CREATE FUNCTION search.words_of(given_text text)
RETURNS text[]
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (SELECT array_agg(left(found.word, 60) ORDER BY found.at) FROM (
    SELECT each.word, each.at FROM regexp_split_to_table(search.plain(left(given_text, 200)), ' ') WITH ORDINALITY AS each (word, at)
    WHERE each.word <> '' LIMIT 8) AS found);
END $$;

-- Words of the bound app's entries that a word of a search stands for: its other forms, words that begin with
-- it, compounds that end with it ("Gemüsepfanne" for "Pfanne"), and on request, where no text contains the
-- word itself, those spelled similarly. "ue" stands for "ü", too. No more than so many of each, the shortest
-- first.
CREATE FUNCTION search.words_for(given_word text, is_begun boolean, is_similar boolean)
RETURNS TABLE (word text, lexeme text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid := nullif(current_setting('app.id', true), '')::uuid;
  own CONSTANT text := search.folded(given_word);
  umlauts CONSTANT text := replace(replace(replace(own, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
  stem CONSTANT text := coalesce(search.lexeme_of(given_word), own);
  is_known boolean;
BEGIN
  RETURN QUERY SELECT w.word, w.lexeme FROM public.search_word w
  WHERE w.app_id = bound_app AND w.lexeme = stem LIMIT 30;
  is_known := FOUND;
  IF length(stem) >= 3 THEN
    RETURN QUERY SELECT w.word, w.lexeme FROM public.search_word w
    WHERE w.app_id = bound_app AND w.word LIKE '%' || stem || '%' AND (
      (starts_with(w.word, stem) AND (is_begun OR length(stem) >= 4))
      OR w.word ~ (CASE WHEN length(stem) = 3 THEN '^.{4,}' ELSE '^.{3,}' END || stem || '.{0,3}$'))
    ORDER BY starts_with(w.word, stem) DESC, length(w.word), w.word LIMIT 40;
  END IF;
  IF is_begun AND NOT (length(stem) >= 3 AND starts_with(own, stem)) THEN
    RETURN QUERY SELECT w.word, w.lexeme FROM public.search_word w
    WHERE w.app_id = bound_app AND w.word >= own AND w.word < own || chr(1114111) ORDER BY length(w.word), w.word LIMIT 40;
  END IF;
  IF is_begun AND umlauts <> own THEN
    RETURN QUERY SELECT w.word, w.lexeme FROM public.search_word w
    WHERE w.app_id = bound_app AND w.word >= umlauts AND w.word < umlauts || chr(1114111)
    ORDER BY length(w.word), w.word LIMIT 40;
  END IF;
  IF is_similar AND NOT is_known AND length(own) >= 4 THEN
    -- Of those with about the same length the most similar ones.
    RETURN QUERY SELECT f.word, f.lexeme FROM (
      SELECT w.word, w.lexeme, s.similarity, max(s.similarity) OVER () AS best FROM public.search_word w
      CROSS JOIN LATERAL (SELECT public.similarity(w.word, own) - 0.05 * abs(length(w.word) - length(own)) AS similarity) AS s
      WHERE w.app_id = bound_app AND w.word OPERATOR(public.%) own
    ) AS f
    WHERE f.similarity >= greatest(f.best - 0.1, 0.3) ORDER BY f.similarity DESC, f.word LIMIT 8;
  END IF;
END $$;

-- What is asked of the index: all words themselves (`exact`), all of them or what they stand for (`asked`; null when one stands
-- for nothing), or one of those (`any_asked`; null when no word stands for any). Stop words count only where they are all there is.
-- `hits` are the words to highlight; `has_unknown` says that no entry of the app contains some word.
CREATE FUNCTION search.question(given_words text[], is_similar boolean,
  OUT exact tsquery, OUT asked tsquery, OUT any_asked tsquery, OUT hits text[], OUT has_unknown boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  SELECT string_agg(DISTINCT t.lexeme, ' & ')::tsquery, string_agg(f.lexemes, ' | ')::tsquery,
    CASE WHEN bool_and(f.lexemes IS NOT NULL) THEN string_agg('(' || f.lexemes || ')', ' & ') END::tsquery,
    string_to_array(string_agg(f.words, ' '), ' '), bool_or(NOT f.is_known)
  INTO exact, any_asked, asked, hits, has_unknown
  FROM (
    SELECT each.word, each.at = cardinality(given_words) AS is_last,
      coalesce(search.lexeme_of(each.word), search.folded(each.word)) AS lexeme
    FROM unnest(given_words) WITH ORDINALITY AS each (word, at)
    WHERE search.lexeme_of(each.word) IS NOT NULL
      OR NOT EXISTS (SELECT FROM unnest(given_words) AS other WHERE search.lexeme_of(other) IS NOT NULL)
  ) AS t
  CROSS JOIN LATERAL (
    SELECT string_agg(DISTINCT w.lexeme, ' | ') AS lexemes, string_agg(DISTINCT w.word, ' ') AS words,
      coalesce(bool_or(w.lexeme = t.lexeme), false) AS is_known
    FROM search.words_for(t.word, t.is_last, is_similar) AS w
  ) AS f;
END $$;

-- The entries of the bound app that a learner may see and that contain the text, best first. Of a module's
-- page that is not among `readable_pages` only the title counts. When no entry contains all words, words may
-- be spelled similarly, and then one of the words is enough.
--
-- Ranking costs the time, as each entry's vector has to be unpacked. So of three groups at most 100 each are
-- ranked: with a word in the title, with exactly the words, and all others. The later ones only as long as
-- the earlier ones do not suffice.
CREATE FUNCTION search.find_entries(given_text text, given_kinds text[], readable_pages uuid[], most integer)
RETURNS TABLE (kind text, id uuid, title text, keywords text, content text, hits text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  bound_app CONSTANT uuid :=
    CASE WHEN current_setting('app.reach', true) = 'own' THEN nullif(current_setting('app.id', true), '')::uuid END;
  words CONSTANT text[] := search.words_of(given_text);
  question record;
  candidates uuid[];
  most_ranked CONSTANT integer := 100;
BEGIN
  FOR tolerance IN 0..2 LOOP
    IF tolerance = 0 THEN
      question := search.question(words, false);
    ELSIF tolerance = 2 THEN
      question.asked := question.any_asked;
    ELSIF question.has_unknown THEN
      question := search.question(words, true);
    ELSE
      CONTINUE;
    END IF;
    CONTINUE WHEN question.asked IS NULL;
    candidates := ARRAY(
      SELECT e.id FROM public.search_entry e
      WHERE e.app_id = bound_app AND e.head @@ question.any_asked AND e.is_visible AND e.kind = ANY (given_kinds)
        AND CASE WHEN e.kind <> 'MODULE_PAGE' OR e.id = ANY (readable_pages)
          THEN e.head @@ question.asked OR e.vector @@ question.asked ELSE e.head @@ question.asked END
        AND (e.parent_id IS NULL OR EXISTS (
          SELECT FROM public.search_entry p WHERE p.app_id = bound_app AND p.id = e.parent_id AND p.is_visible))
      LIMIT most_ranked);
    IF cardinality(candidates) < most_ranked THEN
      candidates := candidates || ARRAY(
        SELECT e.id FROM public.search_entry e
        WHERE e.app_id = bound_app AND e.vector @@ question.exact AND e.is_visible AND e.kind = ANY (given_kinds)
          AND (e.kind <> 'MODULE_PAGE' OR e.id = ANY (readable_pages))
          AND (e.parent_id IS NULL OR EXISTS (
            SELECT FROM public.search_entry p WHERE p.app_id = bound_app AND p.id = e.parent_id AND p.is_visible))
        LIMIT most_ranked);
    END IF;
    IF cardinality(candidates) < most THEN
      candidates := candidates || ARRAY(
        SELECT e.id FROM public.search_entry e
        WHERE e.app_id = bound_app AND e.vector @@ question.asked AND e.is_visible AND e.kind = ANY (given_kinds)
          AND (e.kind <> 'MODULE_PAGE' OR e.id = ANY (readable_pages))
          AND (e.parent_id IS NULL OR EXISTS (
            SELECT FROM public.search_entry p WHERE p.app_id = bound_app AND p.id = e.parent_id AND p.is_visible))
        LIMIT most_ranked);
    END IF;
    RETURN QUERY
    SELECT f.kind, f.id, f.title, f.keywords, CASE WHEN f.is_readable THEN f.content END, question.hits
    FROM (
      SELECT e.*, e.kind <> 'MODULE_PAGE' OR e.id = ANY (readable_pages) AS is_readable,
        CASE WHEN e.kind = 'MODULE_PAGE' THEN ts_filter(e.vector, '{a,b,d}') ELSE e.vector END AS ranked
      FROM (SELECT DISTINCT each AS id FROM unnest(candidates) AS each) AS c
      JOIN public.search_entry e ON e.app_id = bound_app AND e.id = c.id
    ) AS f
    ORDER BY 3 * ts_rank('{0.1, 0.3, 0.6, 1}', CASE WHEN f.is_readable THEN f.ranked ELSE f.head END, question.exact, 1)
      + ts_rank('{0.1, 0.3, 0.6, 1}', CASE WHEN f.is_readable AND tolerance > 0 THEN f.ranked ELSE f.head END, question.any_asked, 1) DESC, f.title, f.id
    LIMIT most;
    EXIT WHEN FOUND;
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION search.find_entries TO wohlauf_runtime;
