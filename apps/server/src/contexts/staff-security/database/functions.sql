-- All sessions end in the same transaction; waits for a login in progress. A job removes the rest and notifies
-- the owner.
CREATE FUNCTION resolver.switch_second_factor_off(given_app uuid, given_user uuid)
RETURNS uuid
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = '' AS $$
DECLARE found_enrolment uuid;
BEGIN
  PERFORM FROM public.app_user u WHERE u.app_id = given_app AND u.id = given_user FOR NO KEY UPDATE;
  UPDATE public.second_factor f SET enabled_at = NULL, recovery_code_hashes = '{}', sealed_secret = ''
  WHERE f.app_id = given_app AND f.user_id = given_user AND f.enabled_at IS NOT NULL
  RETURNING f.enrolment_id INTO found_enrolment;
  IF found_enrolment IS NOT NULL THEN
    DELETE FROM public.session s WHERE s.app_id = given_app AND s.user_id = given_user;
  END IF;
  RETURN found_enrolment;
END $$;
GRANT EXECUTE ON FUNCTION resolver.switch_second_factor_off TO wohlauf_platform;
