-- What readers get of a snapshot: not how often a row was saved.
CREATE FUNCTION resolver.hash_of_snapshot(given_snapshot jsonb)
RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE compared jsonb;
BEGIN
  SELECT jsonb_object_agg(part.key, CASE jsonb_typeof(part.value)
    WHEN 'array' THEN (
      SELECT coalesce(jsonb_agg(entry.value - 'revision' ORDER BY entry.ordinality), '[]')
      FROM jsonb_array_elements(part.value) WITH ORDINALITY AS entry)
    ELSE part.value - 'revision' END) INTO compared
  FROM jsonb_each(given_snapshot) AS part;
  RETURN encode(sha256(convert_to(compared::text, 'UTF8')), 'hex');
END $$;

-- Commits of one app that publish something take turns from here on, so that each one's snapshot has what the ones before have saved.
-- Locks nothing else before: no commit waits for a row of content while another one waits for this lock.
CREATE FUNCTION resolver.lock_publishing(changed_app uuid)
RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  -- Not called in the statement: there, a distributed database takes immutable functions only.
  own_transaction CONSTANT xid := pg_current_xact_id()::xid;
BEGIN
  INSERT INTO public.content_version AS v (app_id, version) VALUES (changed_app, gen_random_uuid())
  ON CONFLICT (app_id) DO UPDATE SET version = excluded.version WHERE v.xmin <> own_transaction;
END $$;

-- Makes a snapshot the version that learners read, unless it is that already. A person's automatic versions of one sitting are one:
-- a save replaces that of ten minutes before. `lock_publishing` comes before, and the snapshot is read after it.
-- Runs with the rights of its caller, which must be a function of the same owner.
CREATE FUNCTION resolver.write_version(
  changed_app uuid, changed_item uuid, given_snapshot jsonb, given_author uuid, given_note text, given_automatic boolean
)
RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  given_hash CONSTANT text := resolver.hash_of_snapshot(given_snapshot);
  sitting_begins CONSTANT timestamptz := now() - interval '10 minutes';
  present CONSTANT timestamptz := now();
  known record;
  known_author uuid;
  written uuid;
  shown jsonb;
BEGIN
  SELECT v.id, v.number, v.hash, v.note, v.is_automatic, v.published_at INTO known
  FROM public.published_version v WHERE v.app_id = changed_app AND v.module_id = changed_item AND v.is_current;
  IF known.hash = given_hash THEN
    -- The revisions say what is open since; published by hand, it is not replaced by the next save.
    UPDATE public.published_version v SET snapshot = given_snapshot
    WHERE v.app_id = changed_app AND v.id = known.id AND v.snapshot <> given_snapshot;
    IF NOT given_automatic THEN
      UPDATE public.published_version v SET is_automatic = false, note = coalesce(nullif(given_note, ''), v.note)
      WHERE v.app_id = changed_app AND v.id = known.id;
    END IF;
    RETURN;
  END IF;
  SELECT a.user_id INTO known_author
  FROM public.published_version_author a WHERE a.app_id = changed_app AND a.version_id = known.id;
  IF given_automatic AND known.is_automatic AND known.note = '' AND known.published_at >= sitting_begins
    AND known_author IS NOT DISTINCT FROM given_author THEN
    written := known.id;
    UPDATE public.published_version v SET snapshot = given_snapshot, hash = given_hash, published_at = present
    WHERE v.app_id = changed_app AND v.id = written;
    DELETE FROM public.published_version_image i WHERE i.app_id = changed_app AND i.version_id = written;
  ELSE
    written := gen_random_uuid();
    UPDATE public.published_version v SET is_current = false WHERE v.app_id = changed_app AND v.id = known.id;
    INSERT INTO public.published_version (app_id, id, module_id, number, snapshot, hash, note, is_automatic, is_current, published_at)
    VALUES (changed_app, written, changed_item, coalesce(known.number, 0) + 1, given_snapshot, given_hash, given_note, given_automatic,
      true, present);
    IF given_author IS NOT NULL THEN
      INSERT INTO public.published_version_author (app_id, version_id, user_id) VALUES (changed_app, written, given_author);
    END IF;
  END IF;
  FOR shown IN SELECT entry.value FROM jsonb_array_elements(given_snapshot -> 'images') AS entry LOOP
    INSERT INTO public.published_version_image (app_id, version_id, image_id) VALUES (changed_app, written, (shown ->> 'id')::uuid);
  END LOOP;
END $$;

-- The manager who saves, for what a trigger publishes; null for jobs and by hand.
CREATE FUNCTION resolver.bound_manager()
RETURNS uuid
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE WHEN current_setting('app.reach', true) = 'manager'
    THEN nullif(current_setting('app.user_id', true), '')::uuid END;
END $$;
