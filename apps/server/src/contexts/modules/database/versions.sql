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

-- After a write to a row of a module's, in an app that publishes each save: TG_ARGV is the table, whose name differs on the machines of
-- a distributed database. Runs when the transaction commits, before the triggers that keep the search index.
CREATE FUNCTION resolver.publish_module()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  changed_app CONSTANT uuid := coalesce(NEW.app_id, OLD.app_id);
  changed jsonb := coalesce(to_jsonb(NEW), to_jsonb(OLD));
  changed_id CONSTANT uuid := changed ->> 'id';
  changed_module uuid;
BEGIN
  IF NOT EXISTS (SELECT FROM public.app a WHERE a.app_id = changed_app AND a.publishes_on_save) THEN
    RETURN NULL;
  END IF;
  CASE TG_ARGV[0]
    WHEN 'module' THEN
      PERFORM resolver.publish_saved(changed_app, 'module', changed_id);
    WHEN 'module_page' THEN
      PERFORM resolver.publish_saved(changed_app, 'module', (changed ->> 'module_id')::uuid);
    WHEN 'content_element' THEN
      SELECT p.module_id INTO changed_module
      FROM public.module_page p WHERE p.app_id = changed_app AND p.id = (changed ->> 'module_page_id')::uuid;
      PERFORM resolver.publish_saved(changed_app, 'module', changed_module);
    ELSE
      -- A picture's text is changed for all that share it; a picture without a row to show it is in no module.
      IF TG_OP = 'UPDATE' THEN
        FOR changed_module IN
          SELECT m.id FROM public.module m WHERE m.app_id = changed_app AND m.image_id = changed_id
          UNION SELECT p.module_id FROM public.content_element e
            JOIN public.module_page p ON p.app_id = changed_app AND p.id = e.module_page_id
            WHERE e.app_id = changed_app AND e.image_id = changed_id
        LOOP
          PERFORM resolver.publish_saved(changed_app, 'module', changed_module);
        END LOOP;
      END IF;
  END CASE;
  RETURN NULL;
END $$;
