-- A report with its picture. Whether it is shown or planned, and where in the list, is no part of a version.
CREATE FUNCTION resolver.snapshot_of_experience_report(changed_app uuid, changed_report uuid)
RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE item jsonb; images jsonb;
BEGIN
  SELECT to_jsonb(r) - ARRAY['app_id', 'is_enabled', 'publish_at', 'position'] INTO item
  FROM public.experience_report r WHERE r.app_id = changed_app AND r.id = changed_report;
  SELECT coalesce(jsonb_agg(to_jsonb(i) - ARRAY['app_id', 'created_at'] ORDER BY i.id), '[]') INTO images
  FROM public.image i WHERE i.app_id = changed_app AND i.id = (item ->> 'image_id')::uuid;
  RETURN jsonb_build_object('item', item, 'images', images);
END $$;
