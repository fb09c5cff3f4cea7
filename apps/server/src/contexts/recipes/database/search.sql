-- The texts that learners may read: the published version, regardless of the working state.
CREATE FUNCTION search.read_recipe(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
DECLARE shown boolean; item jsonb;
BEGIN
  SELECT r.is_enabled, v.snapshot -> 'item' INTO shown, item
  FROM public.recipe r
  JOIN public.published_version v ON v.app_id = changed_app AND v.recipe_id = r.id AND v.is_current
  WHERE r.app_id = changed_app AND r.id = changed_id;
  RETURN QUERY SELECT NULL::uuid, shown, item ->> 'name', concat_ws(' · ', item ->> 'sub_title', (
    SELECT string_agg(entry ->> 'ingredient', ' · ') FROM jsonb_array_elements(item -> 'ingredients') AS entry)),
    concat_ws(' · ', (
      SELECT string_agg(search.text_of(step), ' · ') FROM jsonb_array_elements_text(item -> 'preparation_steps') AS step),
      search.text_of(item ->> 'tip_box'));
END $$;
