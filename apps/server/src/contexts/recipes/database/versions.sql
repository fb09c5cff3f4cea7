-- A recipe with its pictures. Whether it is shown or planned, and where in the list, is no part of a version.
CREATE FUNCTION resolver.snapshot_of_recipe(changed_app uuid, changed_recipe uuid)
RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE item jsonb; images jsonb;
BEGIN
  SELECT to_jsonb(r) - ARRAY['app_id', 'is_enabled', 'publish_at', 'position'] INTO item
  FROM public.recipe r WHERE r.app_id = changed_app AND r.id = changed_recipe;
  SELECT coalesce(jsonb_agg(to_jsonb(i) - ARRAY['app_id', 'created_at'] ORDER BY i.id), '[]') INTO images
  FROM public.image i WHERE i.app_id = changed_app
    AND i.id IN ((item ->> 'hero_image_id')::uuid, (item ->> 'ingredients_image_id')::uuid);
  RETURN jsonb_build_object('item', item, 'images', images);
END $$;
