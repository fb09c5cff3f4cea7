-- Addresses of an app's staff, never of its learners. Only for work across tenants.
CREATE FUNCTION resolver.staff_addresses(given_app uuid, given_ids uuid[])
RETURNS TABLE (id uuid, email_address text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT u.id, u.email_address FROM public.app_user u
  WHERE u.app_id = given_app AND u.id = ANY (given_ids) AND u.role <> 'ROLE_USER';
END $$;
GRANT EXECUTE ON FUNCTION resolver.staff_addresses TO wohlauf_platform;

-- The present titles of content and sponsors; nothing of a learner has one. Only for work across tenants.
CREATE FUNCTION resolver.titles_of_content(given_app uuid, given_ids uuid[])
RETURNS TABLE (id uuid, title text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY
  SELECT c.id, c.title FROM public.module c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.module_page c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.content_element c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.blog_article c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.blog_article_content_element c
    WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.name FROM public.recipe c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.document c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.name FROM public.experience_report c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.habit c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.user_goal_proposal c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.title FROM public.publication c WHERE c.app_id = given_app AND c.id = ANY (given_ids)
  UNION ALL SELECT c.id, c.name FROM public.sponsor c WHERE c.app_id = given_app AND c.id = ANY (given_ids);
END $$;
GRANT EXECUTE ON FUNCTION resolver.titles_of_content TO wohlauf_platform;

-- How admins read the users of one app: names, no content, and at most one page behind a row. What is asked for is found
-- in an index that contains the address; only the rows of the page are read.
CREATE FUNCTION resolver.users_of_app(given_app uuid, given_parts text[], after_address text, after_id uuid, most integer)
RETURNS TABLE (
  id uuid, email_address text, first_name text, last_name text, role text, last_authenticated_at timestamptz,
  is_disabled boolean, has_second_factor boolean
)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT u.id, u.email_address, u.first_name, u.last_name, u.role, u.last_authenticated_at, u.is_disabled, EXISTS (
    SELECT FROM public.second_factor f WHERE f.app_id = given_app AND f.user_id = u.id AND f.enabled_at IS NOT NULL)
  FROM (
    SELECT c.id FROM public.app_user c
    WHERE c.app_id = given_app AND (c.email_address, c.id) > (after_address, after_id)
      AND EXISTS (SELECT FROM unnest(given_parts) AS part WHERE strpos(c.email_address, part) > 0)
    ORDER BY c.email_address, c.id LIMIT most
  ) AS found
  JOIN public.app_user u ON u.app_id = given_app AND u.id = found.id
  ORDER BY u.email_address, u.id;
END $$;
GRANT EXECUTE ON FUNCTION resolver.users_of_app TO wohlauf_platform;

-- How admins disable and enable an account. The account's row is changed first: a login in progress is waited for, and
-- its session ends too. Devices are deleted with the sessions that registered them.
CREATE FUNCTION resolver.set_account_disabled(given_app uuid, given_user uuid, given_disabled boolean)
RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  UPDATE public.app_user u SET is_disabled = given_disabled WHERE u.app_id = given_app AND u.id = given_user;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF given_disabled THEN
    DELETE FROM public.session s WHERE s.app_id = given_app AND s.user_id = given_user;
  END IF;
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION resolver.set_account_disabled TO wohlauf_platform;
