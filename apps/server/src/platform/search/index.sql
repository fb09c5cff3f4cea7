-- The search index: one entry for each text that can be found, and the words that an app's entries contain. Runs as
-- wohlauf_search, which reads content and keeps the index, over all tenants: under a policy that compares the tenant,
-- PostgreSQL does not use the index for `@@`, which is not leakproof. So each statement names its tenant, and requests may
-- call only `find_entries`. In plpgsql, so that statements are planned once per connection.

-- Text without punctuation and upper case, its words separated by spaces. Accents are removed except German umlauts, which
-- the dictionary needs for its stop words. Independent of the database's locale.
CREATE FUNCTION search.plain(given text)
RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN btrim(regexp_replace(lower(translate(
    public.unaccent('public.unaccent', translate(replace(normalize(given, NFC), chr(173), ''),
      'ÄÖÜäöüßẞ', E'\uE001\uE002\uE003\uE001\uE002\uE003\uE004\uE004')),
    E'\uE001\uE002\uE003\uE004', 'äöüß')), '[^a-z0-9äöüß]+', ' ', 'g'));
END $$;

-- A word of plain text as it is compared: "gemuse" for "gemüse".
CREATE FUNCTION search.folded(given text)
RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN replace(translate(given, 'äöü', 'aou'), 'ß', 'ss');
END $$;

-- A word's stem; null for a stop word.
CREATE FUNCTION search.lexeme_of(given text)
RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE WHEN given ~ '[0-9]' THEN given ELSE (ts_lexize('pg_catalog.german_stem', given))[1] END;
END $$;

-- The stop words of a title as they are compared: a search of nothing else finds it ("Wie viel ist genug?").
CREATE FUNCTION search.small_words_of(given_title text)
RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (SELECT coalesce(string_agg(search.folded(each), ' ' ORDER BY at), '')
    FROM regexp_split_to_table(search.plain(given_title), ' ') WITH ORDINALITY AS split (each, at)
    WHERE each <> '' AND search.lexeme_of(each) IS NULL);
END $$;

-- The text of cleaned HTML on one line. Words with a bold part stay one word; a block that does not end a sentence is
-- separated from the next.
CREATE FUNCTION search.text_of(given_html text)
RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  blocks CONSTANT text := regexp_replace(regexp_replace(given_html, '\s+', ' ', 'g'), '</?(p|li|ul|ol|br|h[1-6])( [^>]*)?/?>', E'\n', 'g');
  plain CONSTANT text := replace(replace(replace(replace(replace(
    regexp_replace(blocks, '<[^>]*>', '', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&');
BEGIN
  RETURN regexp_replace(regexp_replace(btrim(plain, E' \n\u00A0'), E'([.!?:,;…]) *\n[ \n]*', '\1 ', 'g'), E' *\n[ \n]*', ' · ', 'g');
END $$;

-- The texts of a content element at a path, on one line; null when the path leads to no text.
CREATE FUNCTION search.texts_at(given_content jsonb, given_path jsonpath, is_html boolean)
RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (SELECT string_agg(CASE WHEN is_html THEN search.text_of(each #>> '{}') ELSE each #>> '{}' END, ' · ')
    FROM jsonb_path_query(given_content, given_path) AS each);
END $$;

-- Adds the words of plain text, and a title's stop words, to the vocabulary of an app. Words of removed texts stay: they find
-- nothing.
CREATE FUNCTION search.add_words(changed_app uuid, given_plain text, given_small text)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO public.search_word (app_id, word, lexeme)
  SELECT changed_app, search.folded(each), min(search.lexeme_of(each))
  FROM (SELECT DISTINCT split AS each FROM regexp_split_to_table(given_plain, ' ') AS split WHERE length(split) BETWEEN 2 AND 60)
  WHERE search.lexeme_of(each) IS NOT NULL
  GROUP BY search.folded(each)
  ON CONFLICT (app_id, word) DO NOTHING;
  INSERT INTO public.search_word (app_id, word, lexeme)
  SELECT DISTINCT changed_app, each, each FROM regexp_split_to_table(given_small, ' ') AS each WHERE each <> ''
  ON CONFLICT (app_id, word) DO NOTHING;
END $$;

-- Writes the entry of a row as the row is now, or removes it. `given_source` names the function that reads the row
-- (`sources`). Once in a transaction: the triggers run at its end, when nothing changes any more.
CREATE FUNCTION search.write_entry(changed_app uuid, changed_id uuid, given_kind text, given_source text)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  -- Between the marks of `quiz-marks.ts`.
  solution CONSTANT text := E'\u2063[^\u2064]*';
  source record;
  known record;
  head tsvector;
  body text;
  solutions text;
BEGIN
  SELECT e.parent_id, e.is_visible, e.title, e.keywords, e.content, e.xmin = pg_current_xact_id()::xid AS is_new INTO known
  FROM public.search_entry e WHERE e.app_id = changed_app AND e.id = changed_id;
  IF known.is_new THEN
    RETURN;
  END IF;
  EXECUTE format('SELECT * FROM search.read_%I($1, $2)', given_source) INTO source USING changed_app, changed_id;
  IF source.title IS NULL THEN
    DELETE FROM public.search_entry e WHERE e.app_id = changed_app AND e.id = changed_id;
    RETURN;
  END IF;
  IF (known.parent_id, known.is_visible, known.title, known.keywords, known.content)
    IS NOT DISTINCT FROM (source.parent_id, source.is_visible, source.title, source.keywords, source.content) THEN
    RETURN;
  END IF;
  head := setweight(to_tsvector('pg_catalog.german', search.plain(source.title)), 'A')
    || setweight(to_tsvector('pg_catalog.simple', search.small_words_of(source.title)), 'A')
    || setweight(to_tsvector('pg_catalog.german', search.plain(source.keywords)), 'B');
  body := left(source.content, 100000);
  -- Beforehand: a distributed database takes no sub-select in VALUES.
  SELECT string_agg(each[1], ' ') INTO solutions FROM regexp_matches(body, '(' || solution || ')', 'g') AS each;
  -- Solutions of quizzes find a page, and do not count in its rank.
  INSERT INTO public.search_entry AS e (app_id, id, kind, parent_id, is_visible, title, keywords, content, head, vector)
  VALUES (changed_app, changed_id, given_kind, source.parent_id, source.is_visible, source.title, source.keywords, source.content,
    head, head || setweight(to_tsvector('pg_catalog.german', search.plain(regexp_replace(body, solution, '', 'g'))), 'D')
      || setweight(to_tsvector('pg_catalog.german', search.plain(coalesce(solutions, ''))), 'C'))
  ON CONFLICT (app_id, id) DO UPDATE SET parent_id = excluded.parent_id, is_visible = excluded.is_visible,
    title = excluded.title, keywords = excluded.keywords, content = excluded.content,
    head = excluded.head, vector = excluded.vector;
  PERFORM search.add_words(changed_app,
    search.plain(concat_ws(' ', source.title, source.keywords, body)),
    search.small_words_of(source.title));
END $$;

-- After a write to a row that a source reads: TG_ARGV is the entry's kind, its source, and the row's column with the id.
-- Runs when the transaction commits, after the trigger that locks the content version: editors of one app take turns.
CREATE FUNCTION search.keep_entry()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  changed_app CONSTANT uuid := coalesce(NEW.app_id, OLD.app_id);
  id_before CONSTANT uuid := to_jsonb(OLD) ->> TG_ARGV[2];
  id_now CONSTANT uuid := to_jsonb(NEW) ->> TG_ARGV[2];
BEGIN
  IF id_now IS NOT NULL THEN
    PERFORM search.write_entry(changed_app, id_now, TG_ARGV[0], TG_ARGV[1]);
  END IF;
  IF id_before IS DISTINCT FROM id_now AND id_before IS NOT NULL THEN
    PERFORM search.write_entry(changed_app, id_before, TG_ARGV[0], TG_ARGV[1]);
  END IF;
  RETURN NULL;
END $$;

-- After a write to a row whose parts are entries: TG_ARGV is their kind, their source, which is their table, and the column in which
-- they have the same value as the row.
CREATE FUNCTION search.keep_entries_of_parent()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  changed_app CONSTANT uuid := coalesce(NEW.app_id, OLD.app_id);
  parent CONSTANT uuid := coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[2];
  part uuid;
BEGIN
  FOR part IN EXECUTE format('SELECT p.id FROM public.%1$I p WHERE p.app_id = $1 AND p.%2$I = $2 ORDER BY p.id', TG_ARGV[1], TG_ARGV[2])
    USING changed_app, parent
  LOOP
    PERFORM search.write_entry(changed_app, part, TG_ARGV[0], TG_ARGV[1]);
  END LOOP;
  RETURN NULL;
END $$;
