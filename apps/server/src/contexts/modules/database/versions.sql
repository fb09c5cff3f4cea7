-- A module with its pages, their elements and their pictures, each in its order. Whether it is shown, and where in the list, is no
-- part of a version. A new column is one of them without further code.
CREATE FUNCTION resolver.snapshot_of_module(changed_app uuid, changed_module uuid)
RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE item jsonb; pages jsonb; elements jsonb; images jsonb;
BEGIN
  SELECT to_jsonb(m) - ARRAY['app_id', 'is_enabled', 'position'] INTO item
  FROM public.module m WHERE m.app_id = changed_app AND m.id = changed_module;
  SELECT coalesce(jsonb_agg(to_jsonb(p) - ARRAY['app_id', 'position', 'removed_at'] ORDER BY p.position, p.id), '[]') INTO pages
  FROM public.module_page p WHERE p.app_id = changed_app AND p.module_id = changed_module AND p.removed_at IS NULL;
  SELECT coalesce(
    jsonb_agg(to_jsonb(e) - ARRAY['app_id', 'position', 'removed_at'] ORDER BY p.position, p.id, e.position, e.id), '[]') INTO elements
  FROM public.module_page p
  JOIN public.content_element e ON e.app_id = changed_app AND e.module_page_id = p.id AND e.removed_at IS NULL
  WHERE p.app_id = changed_app AND p.module_id = changed_module AND p.removed_at IS NULL;
  SELECT coalesce(jsonb_agg(to_jsonb(i) - ARRAY['app_id', 'created_at'] ORDER BY i.id), '[]') INTO images
  FROM public.image i WHERE i.app_id = changed_app AND i.id IN (
    SELECT (item ->> 'image_id')::uuid
    UNION SELECT (entry.value ->> 'image_id')::uuid FROM jsonb_array_elements(elements) AS entry);
  RETURN jsonb_build_object('item', item, 'pages', pages, 'elements', elements, 'images', images);
END $$;

-- For each page that was written, when the transaction commits: refuses one more than a module may have (`MAX_PAGES`).
CREATE FUNCTION resolver.limit_pages(changed_app uuid, changed_module uuid, former jsonb, present jsonb)
RETURNS void
LANGUAGE plpgsql STABLE AS $$
DECLARE
  max_pages CONSTANT integer := 100;
  is_added CONSTANT boolean := present ->> 'removed_at' IS NULL AND (former IS NULL OR former ->> 'removed_at' IS NOT NULL);
BEGIN
  IF present IS NOT NULL AND is_added AND (SELECT count(*) FROM public.module_page p
    WHERE p.app_id = changed_app AND p.module_id = changed_module AND p.removed_at IS NULL) > max_pages THEN
    RAISE EXCEPTION 'a module has more than % pages', max_pages USING ERRCODE = 'WL002',
      DETAIL = (SELECT m.title FROM public.module m WHERE m.app_id = changed_app AND m.id = changed_module);
  END IF;
END $$;

-- After a write to a row of a module's: limits the module, and publishes it in an app that publishes each save. TG_ARGV is the table,
-- whose name differs on the machines of a distributed database. Runs when the transaction commits, before the triggers that keep the
-- search index.
CREATE FUNCTION resolver.publish_module()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  changed_app CONSTANT uuid := coalesce(NEW.app_id, OLD.app_id);
  changed jsonb := coalesce(to_jsonb(NEW), to_jsonb(OLD));
  changed_id CONSTANT uuid := changed ->> 'id';
  is_published CONSTANT boolean :=
    EXISTS (SELECT FROM public.app a WHERE a.app_id = changed_app AND a.publishes_on_save);
  changed_module uuid;
BEGIN
  CASE TG_ARGV[0]
    WHEN 'module' THEN
      changed_module := changed_id;
    WHEN 'module_page' THEN
      changed_module := changed ->> 'module_id';
      PERFORM resolver.limit_pages(changed_app, changed_module, to_jsonb(OLD), to_jsonb(NEW));
    WHEN 'content_element' THEN
      SELECT p.module_id INTO changed_module
      FROM public.module_page p WHERE p.app_id = changed_app AND p.id = (changed ->> 'module_page_id')::uuid;
    ELSE
      -- A picture's text is changed for all that share it; a picture without a row to show it is in no module.
      IF is_published AND TG_OP = 'UPDATE' THEN
        FOR changed_module IN
          SELECT m.id FROM public.module m WHERE m.app_id = changed_app AND m.image_id = changed_id
          UNION SELECT p.module_id FROM public.content_element e
            JOIN public.module_page p ON p.app_id = changed_app AND p.id = e.module_page_id
            WHERE e.app_id = changed_app AND e.image_id = changed_id
        LOOP
          PERFORM resolver.publish_saved(changed_app, 'module', changed_module);
        END LOOP;
      END IF;
      RETURN NULL;
  END CASE;
  PERFORM resolver.limit_saved(changed_app, 'module', changed_module, to_jsonb(OLD), to_jsonb(NEW));
  IF is_published THEN
    PERFORM resolver.publish_saved(changed_app, 'module', changed_module);
  END IF;
  RETURN NULL;
END $$;
