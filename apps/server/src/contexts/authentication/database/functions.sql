CREATE FUNCTION lookups.find_login(given_app uuid, given_address text)
RETURNS TABLE (id uuid, password_hash text, is_disabled boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  RETURN QUERY SELECT u.id, u.password_hash, u.is_disabled FROM public.app_user u
  WHERE u.app_id = given_app AND u.email_address = given_address;
END $$;
