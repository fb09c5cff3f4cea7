CREATE FUNCTION search.read_recipe(changed_app uuid, changed_id uuid)
RETURNS TABLE (parent_id uuid, is_visible boolean, title text, keywords text, content text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT NULL::uuid, r.is_enabled, r.name, concat_ws(' · ', r.sub_title, (
    SELECT string_agg(entry ->> 'ingredient', ' · ') FROM jsonb_array_elements(r.ingredients) AS entry)),
    concat_ws(' · ', (SELECT string_agg(search.text_of(step), ' · ') FROM jsonb_array_elements_text(r.preparation_steps) AS step),
      search.text_of(r.tip_box))
  FROM public.recipe r WHERE r.app_id = changed_app AND r.id = changed_id;
END $$;
