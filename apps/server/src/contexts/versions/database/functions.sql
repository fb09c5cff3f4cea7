-- The part of a snapshot that readers get: without the number of saves.
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
-- a save replaces that of ten minutes before. `lock_publishing` comes before, and the snapshot is read after it. A kind of item is the
-- name of its table; its versions have their item in the column of that name.
-- Runs with the rights of its caller, which must be a function of the same owner.
CREATE FUNCTION resolver.write_version(
  changed_app uuid, changed_kind text, changed_item uuid, given_snapshot jsonb, given_author uuid, given_note text,
  given_automatic boolean
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
  EXECUTE format('SELECT v.id, v.number, v.hash, v.note, v.is_automatic, v.published_at
    FROM public.published_version v WHERE v.app_id = $1 AND v.%I = $2 AND v.is_current', changed_kind || '_id')
    INTO known USING changed_app, changed_item;
  IF known.hash = given_hash THEN
    -- The revisions say what is open since; published by hand, it is not replaced by the next save.
    UPDATE public.published_version v SET snapshot = given_snapshot
    WHERE v.app_id = changed_app AND v.id = known.id AND v.snapshot <> given_snapshot;
    IF NOT given_automatic THEN
      -- A note that its publisher has written stays.
      UPDATE public.published_version v SET is_automatic = false, note = coalesce(nullif(v.note, ''), given_note)
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
    EXECUTE format('INSERT INTO public.published_version
      (app_id, id, %I, number, snapshot, hash, note, is_automatic, is_current, published_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true, $9)', changed_kind || '_id')
      USING changed_app, written, changed_item, coalesce(known.number, 0) + 1, given_snapshot, given_hash, given_note, given_automatic,
        present;
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

-- An item as it is now: each kind has a function of its own, `snapshot_of_<kind>`.
CREATE FUNCTION resolver.snapshot_of(changed_app uuid, changed_kind text, changed_item uuid)
RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE made jsonb;
BEGIN
  EXECUTE format('SELECT resolver.snapshot_of_%I($1, $2)', changed_kind) INTO made USING changed_app, changed_item;
  RETURN made;
END $$;

-- Once in a transaction, however many rows of the item it changes: this runs at its end, when nothing changes any more.
CREATE FUNCTION resolver.publish_saved(changed_app uuid, changed_kind text, changed_item uuid)
RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  own_transaction CONSTANT xid := pg_current_xact_id()::xid;
  is_missing boolean;
  is_done boolean;
BEGIN
  -- Its item is deleted in the same transaction. Asked nevertheless, a distributed database fails: it cannot name `xmin` where no row
  -- can be meant.
  IF changed_item IS NULL THEN
    RETURN;
  END IF;
  EXECUTE format('SELECT NOT EXISTS (SELECT FROM public.%I i WHERE i.app_id = $1 AND i.id = $2)', changed_kind)
    INTO is_missing USING changed_app, changed_item;
  EXECUTE format('SELECT EXISTS (
    SELECT FROM public.published_version v WHERE v.app_id = $1 AND v.%I = $2 AND v.is_current AND v.xmin = $3)', changed_kind || '_id')
    INTO is_done USING changed_app, changed_item, own_transaction;
  IF is_missing OR is_done THEN
    RETURN;
  END IF;
  PERFORM resolver.lock_publishing(changed_app);
  PERFORM resolver.write_version(changed_app, changed_kind, changed_item, resolver.snapshot_of(changed_app, changed_kind, changed_item),
    resolver.bound_manager(), '', true);
END $$;

-- Publishes a manager's items as they are now. Its caller has locked them, so that no transaction that waits for one of them at the end
-- holds a lock for which this waits.
CREATE FUNCTION resolver.publish_items(given_app uuid, given_kind text, given_items uuid[], given_note text)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE changed_item uuid; given_snapshot jsonb;
BEGIN
  IF current_setting('app.id', true) IS DISTINCT FROM given_app::text OR resolver.bound_manager() IS NULL THEN
    RETURN;
  END IF;
  PERFORM resolver.lock_publishing(given_app);
  FOREACH changed_item IN ARRAY given_items LOOP
    given_snapshot := resolver.snapshot_of(given_app, given_kind, changed_item);
    PERFORM resolver.refuse_large(given_snapshot, resolver.bytes_of_version(given_app, given_kind, changed_item));
    PERFORM resolver.write_version(given_app, given_kind, changed_item, given_snapshot, resolver.bound_manager(), given_note, false);
  END LOOP;
END $$;

-- For the items that were there before their kind had versions.
CREATE FUNCTION resolver.publish_first_versions(changed_app uuid, changed_kind text)
RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE changed_item uuid;
BEGIN
  FOR changed_item IN EXECUTE format('SELECT i.id FROM public.%I i WHERE i.app_id = $1 AND NOT EXISTS (
    SELECT FROM public.published_version v WHERE v.app_id = $1 AND v.%I = i.id)', changed_kind, changed_kind || '_id')
    USING changed_app
  LOOP
    PERFORM resolver.publish_saved(changed_app, changed_kind, changed_item);
  END LOOP;
  UPDATE public.app a SET versioned_kinds = array_append(a.versioned_kinds, changed_kind)
  WHERE a.app_id = changed_app AND NOT changed_kind = ANY (a.versioned_kinds);
END $$;

-- The items that learners can open: shown, and published.
CREATE FUNCTION lookups.readable_items(given_app uuid)
RETURNS TABLE (item_id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY
  SELECT m.id FROM public.published_version v
  JOIN public.module m ON m.app_id = given_app AND m.id = v.module_id AND m.is_enabled
  WHERE v.app_id = given_app AND v.is_current
  UNION ALL SELECT r.id FROM public.published_version v
  JOIN public.recipe r ON r.app_id = given_app AND r.id = v.recipe_id AND r.is_enabled
  WHERE v.app_id = given_app AND v.is_current
  UNION ALL SELECT r.id FROM public.published_version v
  JOIN public.experience_report r ON r.app_id = given_app AND r.id = v.experience_report_id AND r.is_enabled
  WHERE v.app_id = given_app AND v.is_current
  UNION ALL SELECT b.id FROM public.published_version v
  JOIN public.blog_article b ON b.app_id = given_app AND b.id = v.blog_article_id AND b.is_enabled
  WHERE v.app_id = given_app AND v.is_current;
END $$;

-- After a write to a row that is an item by itself, in an app that publishes each save: TG_ARGV is its table, whose name differs on the
-- machines of a distributed database. Runs when the transaction commits, before the triggers that keep the search index.
CREATE FUNCTION resolver.publish_item()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE changed_app CONSTANT uuid := coalesce(NEW.app_id, OLD.app_id);
BEGIN
  IF EXISTS (SELECT FROM public.app a WHERE a.app_id = changed_app AND a.publishes_on_save) THEN
    PERFORM resolver.publish_saved(changed_app, TG_ARGV[0], coalesce(NEW.id, OLD.id));
  END IF;
  RETURN NULL;
END $$;

-- Who published versions, for managers, who cannot read others' accounts.
CREATE FUNCTION lookups.authors_of_versions(given_app uuid, given_versions uuid[])
RETURNS TABLE (version_id uuid, name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  IF current_setting('app.reach', true) IN ('manager', 'app') THEN
    RETURN QUERY SELECT a.version_id, concat_ws(' ', u.first_name, u.last_name)
    FROM public.published_version_author a
    JOIN public.app_user u ON u.app_id = given_app AND u.id = a.user_id
    WHERE a.app_id = given_app AND a.version_id = ANY (given_versions);
  END IF;
END $$;

-- For managers, who cannot read their app's settings.
CREATE FUNCTION lookups.publishes_on_save(given_app uuid)
RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN EXISTS (SELECT FROM public.app a WHERE a.app_id = given_app AND a.publishes_on_save);
END $$;

-- What the rows are again as they were published is not open, although they were saved since: the current version gets their revisions.
CREATE FUNCTION resolver.take_revisions(changed_app uuid, changed_kind text, changed_item uuid, given_snapshot jsonb)
RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE present record; compared jsonb;
BEGIN
  EXECUTE format('SELECT v.id, v.snapshot FROM public.published_version v WHERE v.app_id = $1 AND v.%I = $2 AND v.is_current',
    changed_kind || '_id') INTO present USING changed_app, changed_item;
  SELECT jsonb_object_agg(part.key, CASE
    WHEN jsonb_typeof(part.value) = 'array' THEN (
      SELECT coalesce(jsonb_agg(coalesce(own.value, entry.value) ORDER BY entry.ordinality), '[]')
      FROM jsonb_array_elements(part.value) WITH ORDINALITY AS entry
      LEFT JOIN jsonb_array_elements(given_snapshot -> part.key) AS own ON own.value - 'revision' = entry.value - 'revision')
    WHEN part.value - 'revision' = (given_snapshot -> part.key) - 'revision' THEN given_snapshot -> part.key
    ELSE part.value END) INTO compared
  FROM jsonb_each(present.snapshot) AS part;
  UPDATE public.published_version v SET snapshot = compared
  WHERE v.app_id = changed_app AND v.id = present.id AND v.snapshot <> compared;
END $$;

-- After a version was written into the rows of an item, which its caller has locked. Where each save is published, this is one too, by
-- a version of its own: a sitting's would lose what was there before.
CREATE FUNCTION resolver.finish_restoring(given_app uuid, given_kind text, given_item uuid, given_note text)
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE given_snapshot jsonb;
BEGIN
  IF current_setting('app.id', true) IS DISTINCT FROM given_app::text OR resolver.bound_manager() IS NULL THEN
    RETURN;
  END IF;
  PERFORM resolver.lock_publishing(given_app);
  given_snapshot := resolver.snapshot_of(given_app, given_kind, given_item);
  IF EXISTS (SELECT FROM public.app a WHERE a.app_id = given_app AND a.publishes_on_save) THEN
    PERFORM resolver.write_version(given_app, given_kind, given_item, given_snapshot, resolver.bound_manager(), given_note, false);
  ELSE
    PERFORM resolver.take_revisions(given_app, given_kind, given_item, given_snapshot);
  END IF;
END $$;
