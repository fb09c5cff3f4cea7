-- Refuses what is larger than one version may be (`MAX_VERSION_BYTES`), unless what is known already is as large: such an item is from
-- before there was a limit.
CREATE FUNCTION resolver.refuse_large(given_snapshot jsonb, known_bytes integer)
RETURNS void
LANGUAGE plpgsql STABLE AS $$
DECLARE max_bytes CONSTANT integer := 1048576;
BEGIN
  IF octet_length(given_snapshot::text) > greatest(max_bytes, known_bytes) THEN
    RAISE EXCEPTION 'a version is larger than % bytes', max_bytes
      USING ERRCODE = 'WL001', DETAIL = coalesce(given_snapshot -> 'item' ->> 'title', given_snapshot -> 'item' ->> 'name');
  END IF;
END $$;

-- The size of the version that learners read; null without one.
CREATE FUNCTION resolver.bytes_of_version(changed_app uuid, changed_kind text, changed_item uuid)
RETURNS integer
LANGUAGE plpgsql STABLE AS $$
DECLARE bytes integer;
BEGIN
  EXECUTE format('SELECT octet_length(v.snapshot::text) FROM public.published_version v
    WHERE v.app_id = $1 AND v.%I = $2 AND v.is_current', changed_kind || '_id') INTO bytes USING changed_app, changed_item;
  RETURN bytes;
END $$;

-- Whether a write adds to what a version has of a row: a new row, one that was removed, or a longer text.
CREATE FUNCTION resolver.adds_to_version(former jsonb, present jsonb)
RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN present IS NOT NULL AND present ->> 'removed_at' IS NULL AND (
    former IS NULL OR former ->> 'removed_at' IS NOT NULL
    OR octet_length(concat(present ->> 'title', present -> 'content')) > octet_length(concat(former ->> 'title', former -> 'content')));
END $$;

-- For each row of an item that was written, when the transaction commits, also where managers publish. An item that is too large from
-- before there was a limit may lose parts and become shorter, and not grow. Its rows change no more, so it is measured once.
CREATE FUNCTION resolver.limit_saved(changed_app uuid, changed_kind text, changed_item uuid, former jsonb, present jsonb)
RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF current_setting('app.measured_item', true) = changed_item::text OR NOT resolver.adds_to_version(former, present) THEN
    RETURN;
  END IF;
  PERFORM resolver.refuse_large(resolver.snapshot_of(changed_app, changed_kind, changed_item), NULL);
  PERFORM set_config('app.measured_item', changed_item::text, true);
END $$;
