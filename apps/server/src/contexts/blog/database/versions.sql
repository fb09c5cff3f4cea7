-- An article with its elements in their order, and its pictures. Whether it is shown or planned, and since when, is no part of a version.
CREATE FUNCTION resolver.snapshot_of_blog_article(changed_app uuid, changed_article uuid)
RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE item jsonb; elements jsonb; images jsonb;
BEGIN
  SELECT to_jsonb(b) - ARRAY['app_id', 'is_enabled', 'publish_at', 'published_at'] INTO item
  FROM public.blog_article b WHERE b.app_id = changed_app AND b.id = changed_article;
  SELECT coalesce(jsonb_agg(to_jsonb(e) - ARRAY['app_id', 'position'] ORDER BY e.position, e.id), '[]') INTO elements
  FROM public.blog_article_content_element e WHERE e.app_id = changed_app AND e.blog_article_id = changed_article;
  SELECT coalesce(jsonb_agg(to_jsonb(i) - ARRAY['app_id', 'created_at'] ORDER BY i.id), '[]') INTO images
  FROM public.image i WHERE i.app_id = changed_app AND i.id IN (
    SELECT (item ->> 'image_id')::uuid
    UNION SELECT (entry.value ->> 'image_id')::uuid FROM jsonb_array_elements(elements) AS entry);
  RETURN jsonb_build_object('item', item, 'elements', elements, 'images', images);
END $$;

-- After a write to an element: limits the article, and publishes it in an app that publishes each save.
CREATE FUNCTION resolver.publish_blog_article()
RETURNS trigger
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  changed_app CONSTANT uuid := coalesce(NEW.app_id, OLD.app_id);
  changed_article CONSTANT uuid := coalesce(NEW.blog_article_id, OLD.blog_article_id);
BEGIN
  PERFORM resolver.limit_saved(changed_app, 'blog_article', changed_article, to_jsonb(OLD), to_jsonb(NEW));
  IF EXISTS (SELECT FROM public.app a WHERE a.app_id = changed_app AND a.publishes_on_save) THEN
    PERFORM resolver.publish_saved(changed_app, 'blog_article', changed_article);
  END IF;
  RETURN NULL;
END $$;
